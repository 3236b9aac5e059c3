import { inLanguages } from "../kit/texts.ts";

export const corporateAccountsLabels = {
  about: "Special accounts of companies, and the movements made on them by hand.",
  screens: {
    "/corporate-users/{customerId}/accounts/{accountId}": inLanguages(
      "Company’s account",
      "Рахунок компанії",
      "Счёт компании",
      "Konto der Firma",
      "Compte de l’entreprise",
    ),
    "/corporate-users/{customerId}/accounts/{accountId}/settings": inLanguages(
      "Company’s account: settings",
      "Рахунок компанії: налаштування",
      "Счёт компании: настройки",
      "Konto der Firma: Einstellungen",
      "Compte de l’entreprise : paramètres",
    ),
  },
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
