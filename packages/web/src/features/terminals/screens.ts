import { terminalStatuses } from "@patron/contract/routes/terminalStatuses";
import { terminals } from "@patron/contract/routes/terminals";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/terminals", menu: ["business", 50], needs: [terminals.list], load: () => import("./list.tsx") },
  create: { path: "/terminals/create", needs: [terminals.add], load: () => import("./create.tsx") },
  codes: { path: "/terminals/codes", needs: [terminals.list], load: () => import("./codes.tsx") },
  events: {
    path: "/terminals/{terminalId}/events",
    needs: [terminalStatuses.list],
    load: () => import("./events.tsx"),
  },
  edit: {
    path: "/terminals/{terminalId}",
    entity: "terminal",
    needs: [terminals.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
