import { inLanguages } from "../kit/texts.ts";

export const corporateAccountsLabels = {
  about: "Special accounts of companies, and the movements made on them by hand.",
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
