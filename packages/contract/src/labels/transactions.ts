import { inLanguages } from "../kit/texts.ts";

export const transactionsLabels = {
  fields: {
    line_id: inLanguages("Line", "Рядок", "Строка", "Zeile", "Ligne"),
    promotional: inLanguages("Promotional", "Акційні", "Акционные", "Zur Aktion", "Promotionnel"),
  },
  values: {},
};
