import { inLanguages } from "../kit/texts.ts";

export const dashboardLabels = {
  about: "Figures of the business at a glance.",
  screens: { "/": inLanguages("Dashboard", "Огляд", "Обзор", "Übersicht", "Tableau de bord") },
};
