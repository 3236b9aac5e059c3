import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { terminalsMessages } from "./messages.ts";

export const screens = defineScreens(terminalsMessages, {
  list: {
    path: "/terminals",
    title: inLanguages("Terminals", "Термінали", "Терминалы", "Terminals", "Terminaux"),
    menu: { group: "business", order: 50 },
    needs: [calls.terminals.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/terminals/create",
    title: inLanguages("New terminal", "Новий термінал", "Новый терминал", "Neues Terminal", "Nouveau terminal"),
    needs: [calls.terminals.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/terminals/{terminalId}",
    title: inLanguages("Terminal", "Термінал", "Терминал", "Terminal", "Terminal"),
    needs: [calls.terminals.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
