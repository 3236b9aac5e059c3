import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens(undefined, {
  kit: { path: "/kit", needs: [], open: true, load: () => import("./kit-screen.tsx") },
});
