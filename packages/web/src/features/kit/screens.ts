import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  kit: { path: "/kit", needs: [], open: true, load: () => import("./kit-screen.tsx") },
});
