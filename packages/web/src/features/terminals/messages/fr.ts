export { default } from "./en.ts";
