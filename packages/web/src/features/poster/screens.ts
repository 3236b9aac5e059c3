import { poster } from "@patron/contract/routes/poster";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/poster-sales", menu: ["reports", 15], needs: [poster.list], load: () => import("./list.tsx") },
  connected: { path: "/poster-connected", needs: [poster.change], load: () => import("./connected.tsx") },
});
