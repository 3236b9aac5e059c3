import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { taxesMessages } from "./messages.ts";

export const screens = defineScreens({
  report: {
    path: "/taxes",
    title: { en: "Taxes", uk: "Податки", ru: "Налоги", de: "Steuern", fr: "Taxes" },
    menu: { group: "reports", order: 15 },
    needs: [calls.taxes.summary],
    messages: taxesMessages,
    load: () => import("./report.tsx"),
  },
  list: {
    path: "/loyalties/{loyaltyId}/taxes",
    title: { en: "Taxes", uk: "Податки", ru: "Налоги", de: "Steuern", fr: "Taxes" },
    parent: "/loyalties",
    needs: [calls.taxes.list],
    messages: taxesMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/loyalties/{loyaltyId}/taxes/create",
    title: { en: "New tax", uk: "Новий податок", ru: "Новый налог", de: "Neue Steuer", fr: "Nouvelle taxe" },
    parent: "/loyalties",
    needs: [calls.taxes.add],
    messages: taxesMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/loyalties/{loyaltyId}/taxes/{taxId}",
    title: { en: "Tax", uk: "Податок", ru: "Налог", de: "Steuer", fr: "Taxe" },
    parent: "/loyalties",
    needs: [calls.taxes.get],
    messages: taxesMessages,
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
