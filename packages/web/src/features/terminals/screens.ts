import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { terminalsMessages } from "./messages.ts";

export const screens = defineScreens(terminalsMessages, {
  list: {
    path: "/terminals",
    menu: ["business", 50],
    needs: [calls.terminals.list],
    load: () => import("./list.tsx"),
  },
  create: { path: "/terminals/create", needs: [calls.terminals.add], load: () => import("./create.tsx") },
  edit: { path: "/terminals/{terminalId}", needs: [calls.terminals.get], load: () => import("./edit.tsx") },
});
export const paths = pathsOf(screens);
