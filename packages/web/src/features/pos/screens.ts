import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { posMessages } from "./messages.ts";

export const screens = defineScreens(posMessages, {
  list: { path: "/pos", menu: ["business", 40], needs: [calls.pos.list], load: () => import("./list.tsx") },
  create: { path: "/pos/create", needs: [calls.pos.add], load: () => import("./create.tsx") },
  edit: { path: "/pos/{posId}", needs: [calls.pos.get], load: () => import("./edit.tsx") },
});
export const paths = pathsOf(screens);
