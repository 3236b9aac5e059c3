import { inLanguages } from "../kit/texts.ts";

export const platformLabels = {
  fields: {
    description: inLanguages("Description", "Опис", "Описание", "Beschreibung", "Description"),
    application: inLanguages("At the till", "На касі", "На кассе", "An der Kasse", "À la caisse"),
    body: inLanguages("Filters", "Фільтри", "Фильтры", "Filter", "Filtres"),
  },
  values: {},
};
