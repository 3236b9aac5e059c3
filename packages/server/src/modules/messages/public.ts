export { devicePage } from "./devices/page.ts";
