import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  store: { path: "/store/{posId}", needs: [], open: true, load: () => import("./store.tsx") },
});
