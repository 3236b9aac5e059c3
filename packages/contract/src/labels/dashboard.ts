import { inLanguages } from "../kit/texts.ts";

export const dashboardLabels = {
  about: "Key figures of the business.",
  screens: { "/": inLanguages("Dashboard", "Огляд", "Обзор", "Übersicht", "Tableau de bord") },
};
