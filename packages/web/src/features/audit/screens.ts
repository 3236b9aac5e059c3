import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { auditMessages } from "./messages.ts";

export const screens = defineScreens(auditMessages, {
  list: {
    path: "/audit",
    title: inLanguages(
      "Audit log",
      "Журнал змін",
      "Журнал изменений",
      "Änderungsprotokoll",
      "Journal des modifications",
    ),
    menu: { group: "reports", order: 95 },
    needs: [calls.audit.list],
    load: () => import("./list.tsx"),
  },
});
