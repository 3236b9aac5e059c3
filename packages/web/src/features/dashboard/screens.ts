import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { dashboardMessages } from "./messages.ts";

export const screens = defineScreens(dashboardMessages, {
  dashboard: {
    path: "/",
    title: inLanguages("Dashboard", "Огляд", "Обзор", "Übersicht", "Tableau de bord"),
    menu: { group: "dashboard", order: 10 },
    needs: [calls.dashboard.get],
    load: () => import("./dashboard.tsx"),
  },
});
