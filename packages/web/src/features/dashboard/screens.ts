import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { dashboardMessages } from "./messages.ts";

export const screens = defineScreens({
  dashboard: {
    path: "/",
    title: { en: "Dashboard", uk: "Огляд", ru: "Обзор", de: "Übersicht", fr: "Tableau de bord" },
    menu: { group: "dashboard", order: 10 },
    needs: [calls.dashboard.get],
    messages: dashboardMessages,
    load: () => import("./dashboard.tsx"),
  },
});
