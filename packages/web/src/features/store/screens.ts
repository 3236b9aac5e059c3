import { defineScreens } from "#kit/screens.ts";
import { publicStoreMessages } from "./messages.ts";

export const screens = defineScreens(publicStoreMessages, {
  store: { path: "/store/{posId}", needs: [], open: true, load: () => import("./store.tsx") },
});
