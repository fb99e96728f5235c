// Style sheets and lists of files (`import.meta.glob`) are the bundler's; here are their types.
/// <reference types="vite/client" />
