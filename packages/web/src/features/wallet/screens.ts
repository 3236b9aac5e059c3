import { defineScreens } from "#kit/screens.ts";
import { walletMessages } from "./messages.ts";

export const screens = defineScreens(walletMessages, {
  wallet: { path: "/wallet", needs: [], open: true, load: () => import("./wallet.tsx") },
  code: { path: "/card", needs: [], open: true, load: () => import("./code.tsx") },
});
