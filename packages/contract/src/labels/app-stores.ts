import type { AppPlatform } from "../enums.ts";

/** The stores for apps, which have the same name in every language. */
export const appStores: Readonly<Record<AppPlatform, string>> = { ios: "App Store", android: "Google Play" };
