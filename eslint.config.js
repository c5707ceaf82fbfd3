import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: [".venv/", "build/", "dist/", "node_modules/", "bench/.peers/"] },
  js.configs.recommended,
  {
    files: ["src/**/*.js"],
    languageOptions: { globals: globals.browser },
  },
  {
    // A function that tests evaluate inside a page.
    files: ["tests/**/*.js"],
    languageOptions: { globals: globals.browser, sourceType: "script" },
  },
  {
    files: ["bench/**/*.cjs"],
    languageOptions: { globals: globals.node },
  },
];
