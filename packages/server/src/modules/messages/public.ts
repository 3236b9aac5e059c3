export { hasProviders } from "./channel.ts";
export { devicePage } from "./devices/page.ts";
