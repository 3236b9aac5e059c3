import { inLanguages } from "../kit/texts.ts";

export const corporateAccountsLabels = {
  fields: {
    corporate_customer_title: inLanguages(
      "Name of the company",
      "Назва компанії",
      "Название компании",
      "Name der Firma",
      "Nom de la société",
    ),
  },
  values: {},
};
