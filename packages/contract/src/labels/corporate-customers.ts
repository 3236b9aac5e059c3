import { failure, inLanguages } from "../kit/texts.ts";

export const corporateCustomersLabels = {
  about: "Companies that buy. They have no cards and pay from their client accounts.",
  screens: {
    "/corporate-users": inLanguages(
      "Commercial customers",
      "Корпоративні клієнти",
      "Корпоративные клиенты",
      "Firmenkunden",
      "Clients professionnels",
    ),
    "/corporate-users/create": inLanguages(
      "New company",
      "Нова компанія",
      "Новая компания",
      "Neue Firma",
      "Nouvelle entreprise",
    ),
    "/corporate-users/{customerId}": inLanguages("Company", "Компанія", "Компания", "Firma", "Entreprise"),
  },
  entityTypes: {
    corporate_customer: inLanguages("Company", "Компанія", "Компания", "Firma", "Entreprise cliente"),
  },
  fields: {
    accounts: inLanguages(
      "Account balances",
      "Залишки на рахунках",
      "Остатки на счетах",
      "Kontostände",
      "Soldes des comptes",
    ),
    created_dt: inLanguages("Added", "Додано", "Добавлена", "Hinzugefügt", "Ajoutée"),
    id: inLanguages(
      "Company ID",
      "Ідентифікатор компанії",
      "Идентификатор компании",
      "Firmen-ID",
      "Identifiant de l’entreprise",
    ),
    language: inLanguages("E-mail language", "Мова листів", "Язык писем", "Sprache der E-Mails", "Langue des e-mails"),
    vat_id: inLanguages("VAT number", "Номер платника ПДВ", "Номер плательщика НДС", "USt-IdNr.", "Numéro de TVA"),
    registration_address: inLanguages(
      "Registered address",
      "Юридична адреса",
      "Юридический адрес",
      "Eingetragene Anschrift",
      "Siège",
    ),
    contact_name: inLanguages(
      "Contact person",
      "Контактна особа",
      "Контактное лицо",
      "Ansprechperson",
      "Interlocuteur",
    ),
    contract_number: inLanguages(
      "Contract number",
      "Номер договору",
      "Номер договора",
      "Vertragsnummer",
      "Numéro du contrat",
    ),
    contract_date: inLanguages("Contract date", "Дата договору", "Дата договора", "Vertragsdatum", "Date du contrat"),
    contract_end_date: inLanguages(
      "Contract end",
      "Кінець договору",
      "Окончание договора",
      "Vertragsende",
      "Fin du contrat",
    ),
    suspended: inLanguages("Suspended", "Призупинена", "Приостановлена", "Gesperrt", "Suspendue"),
  },
  values: {
    status: {
      active: inLanguages("Active", "Активна", "Активна", "Aktiv", "Active"),
      suspended: inLanguages("Suspended", "Призупинена", "Приостановлена", "Gesperrt", "Suspendue"),
    },
  },
  failures: {
    "corporate_customer.not_found": failure(
      404,
      "There is no such company.",
      "This company no longer exists. Reload the list.",
      "Цієї компанії більше немає. Оновіть список.",
      "Этой компании больше нет. Обновите список.",
      "Diese Firma gibt es nicht mehr. Laden Sie die Liste neu.",
      "Cette entreprise n’existe plus. Rechargez la liste.",
    ),
    "corporate_customer.contract_reversed": failure(
      422,
      "The contract ends before it starts.",
      "The contract ends before it starts. Check both dates.",
      "Договір закінчується раніше, ніж починається. Перевірте обидва дні.",
      "Договор заканчивается раньше, чем начинается. Проверьте оба дня.",
      "Der Vertrag endet, bevor er beginnt. Prüfen Sie beide Daten.",
      "Le contrat prend fin avant de commencer. Vérifiez les deux dates.",
    ),
  },
};
