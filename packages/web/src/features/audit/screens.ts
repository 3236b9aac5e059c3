import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { auditMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/audit",
    title: {
      en: "Audit log",
      uk: "Журнал змін",
      ru: "Журнал изменений",
      de: "Änderungsprotokoll",
      fr: "Journal des modifications",
    },
    menu: { group: "reports", order: 95 },
    needs: [calls.audit.list],
    messages: auditMessages,
    load: () => import("./list.tsx"),
  },
});
