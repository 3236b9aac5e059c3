import { inLanguages } from "../kit/texts.ts";

export const authLabels = {
  fields: {
    business_title: inLanguages(
      "Name of the business",
      "Назва бізнесу",
      "Название бизнеса",
      "Name des Unternehmens",
      "Nom de l’entreprise",
    ),
    business_id: inLanguages("Business", "Бізнес", "Бизнес", "Unternehmen", "Entreprise"),
  },
  values: {},
};
