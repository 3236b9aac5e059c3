import { failure, inLanguages } from "../kit/texts.ts";

export const corporateCustomersLabels = {
  about: "Companies that buy. They have no cards; they pay from their special accounts.",
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
    accounts: inLanguages("On accounts", "На рахунках", "На счетах", "Auf Konten", "Sur ses comptes"),
    created_dt: inLanguages("Added", "Додано", "Добавлена", "Hinzugefügt", "Ajoutée"),
    id: inLanguages(
      "Company ID",
      "Ідентифікатор компанії",
      "Идентификатор компании",
      "Firmen-ID",
      "Identifiant de l’entreprise",
    ),
    language: inLanguages(
      "Language of letters",
      "Мова листів",
      "Язык писем",
      "Sprache der Briefe",
      "Langue des lettres",
    ),
    vat_id: inLanguages(
      "VAT number",
      "Номер платника ПДВ",
      "Номер плательщика НДС",
      "Umsatzsteuer-Id.",
      "Numéro de TVA",
    ),
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
      "Nummer des Vertrags",
      "Numéro du contrat",
    ),
    contract_date: inLanguages(
      "Date of the contract",
      "Дата договору",
      "Дата договора",
      "Datum des Vertrags",
      "Date du contrat",
    ),
    contract_end_date: inLanguages(
      "Last day of the contract",
      "Останній день договору",
      "Последний день договора",
      "Letzter Tag des Vertrags",
      "Dernier jour du contrat",
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
      "There is no such commercial customer.",
      "This company does not exist any more.",
      "Цієї компанії більше немає.",
      "Этой компании больше нет.",
      "Diese Firma gibt es nicht mehr.",
      "Cette entreprise cliente n’existe plus.",
    ),
    "corporate_customer.contract_reversed": failure(
      422,
      "The contract ends before it begins.",
      "The contract ends before it begins. Check both days.",
      "Договір закінчується раніше, ніж починається. Перевірте обидва дні.",
      "Договор заканчивается раньше, чем начинается. Проверьте оба дня.",
      "Der Vertrag endet, bevor er beginnt. Prüfen Sie beide Tage.",
      "Le contrat prend fin avant de commencer. Vérifiez les deux dates.",
    ),
  },
};
