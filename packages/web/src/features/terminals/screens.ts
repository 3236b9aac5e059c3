import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { terminalsMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/terminals",
    title: { en: "Terminals", uk: "Термінали", ru: "Терминалы", de: "Terminals", fr: "Terminaux" },
    menu: { group: "business", order: 50 },
    needs: [calls.terminals.list],
    messages: terminalsMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/terminals/create",
    title: {
      en: "New terminal",
      uk: "Новий термінал",
      ru: "Новый терминал",
      de: "Neues Terminal",
      fr: "Nouveau terminal",
    },
    parent: "/terminals",
    needs: [calls.terminals.add],
    messages: terminalsMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/terminals/{terminalId}",
    title: { en: "Terminal", uk: "Термінал", ru: "Терминал", de: "Terminal", fr: "Terminal" },
    parent: "/terminals",
    needs: [calls.terminals.get],
    messages: terminalsMessages,
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
