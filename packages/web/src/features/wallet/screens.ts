import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  wallet: { path: "/wallet", needs: [], open: true, load: () => import("./wallet.tsx") },
  code: { path: "/card", needs: [], open: true, load: () => import("./code.tsx") },
});
