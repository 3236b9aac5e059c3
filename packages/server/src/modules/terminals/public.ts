export { type Application, applicationOf, stricter } from "./application.ts";
