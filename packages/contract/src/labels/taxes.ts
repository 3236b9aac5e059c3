import { inLanguages } from "../kit/texts.ts";

export const taxesLabels = {
  fields: {
    compound_on: inLanguages(
      "Taken of these taxes too",
      "Береться також із цих податків",
      "Берётся также с этих налогов",
      "Wird auch auf diese Steuern erhoben",
      "Porte aussi sur ces taxes",
    ),
    is_used: inLanguages("In use", "Використовується", "Используется", "In Gebrauch", "Utilisé"),
  },
  values: {},
};
