import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { taxesMessages } from "./messages.ts";

export const screens = defineScreens(taxesMessages, {
  report: {
    path: "/taxes",
    title: inLanguages("Taxes", "Податки", "Налоги", "Steuern", "Taxes"),
    menu: { group: "reports", order: 15 },
    needs: [calls.taxes.summary],
    load: () => import("./report.tsx"),
  },
  list: {
    path: "/loyalties/{loyaltyId}/taxes",
    title: inLanguages("Taxes", "Податки", "Налоги", "Steuern", "Taxes"),
    needs: [calls.taxes.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/loyalties/{loyaltyId}/taxes/create",
    title: inLanguages("New tax", "Новий податок", "Новый налог", "Neue Steuer", "Nouvelle taxe"),
    needs: [calls.taxes.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/loyalties/{loyaltyId}/taxes/{taxId}",
    title: inLanguages("Tax", "Податок", "Налог", "Steuer", "Taxe"),
    needs: [calls.taxes.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
