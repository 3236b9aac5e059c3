import { inLanguages } from "../kit/texts.ts";

export const corporateAccountsLabels = {
  about: "Client accounts of companies, and the changes made to them by hand.",
  screens: {
    "/corporate-users/{customerId}/accounts/{accountId}": inLanguages(
      "Company account",
      "Рахунок компанії",
      "Счёт компании",
      "Konto der Firma",
      "Compte de l’entreprise",
    ),
    "/corporate-users/{customerId}/accounts/{accountId}/settings": inLanguages(
      "Company account settings",
      "Рахунок компанії: налаштування",
      "Счёт компании: настройки",
      "Konto der Firma: Einstellungen",
      "Compte de l’entreprise : paramètres",
    ),
  },
  fields: {
    corporate_customer_title: inLanguages(
      "Company name",
      "Назва компанії",
      "Название компании",
      "Name der Firma",
      "Nom de l’entreprise",
    ),
  },
  values: {},
};
