import { pos } from "@patron/contract/routes/pos";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/pos", menu: ["business", 40], needs: [pos.list], load: () => import("./list.tsx") },
  create: { path: "/pos/create", needs: [pos.add], load: () => import("./create.tsx") },
  edit: { path: "/pos/{posId}", entity: "pos", needs: [pos.get], load: () => import("./edit.tsx") },
});
export const paths = pathsOf(screens);
