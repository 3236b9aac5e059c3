import { inLanguages } from "@patron/contract/kit";

export const title = inLanguages(
  "Commercial customers",
  "Корпоративні клієнти",
  "Корпоративные клиенты",
  "Firmenkunden",
  "Clients professionnels",
);

/** The head of each column. */
export const heads = {
  title: inLanguages("Name", "Назва", "Название", "Name", "Nom"),
  code: inLanguages("Code", "Код", "Код", "Code", "Code"),
  accounts: inLanguages("On accounts", "На рахунках", "На счетах", "Auf Konten", "Sur les comptes"),
  suspended: inLanguages("State", "Стан", "Состояние", "Status", "État"),
  contact_name: inLanguages("Contact person", "Контактна особа", "Контактное лицо", "Ansprechperson", "Interlocuteur"),
  phone: inLanguages("Telephone", "Телефон", "Телефон", "Telefon", "Téléphone"),
  email: inLanguages("E-mail address", "Електронна пошта", "Электронная почта", "E-Mail-Adresse", "Adresse e-mail"),
  tax_id: inLanguages("Tax number", "Податковий номер", "Налоговый номер", "Steuernummer", "Numéro fiscal"),
  contract_end_date: inLanguages("Contract until", "Договір до", "Договор до", "Vertrag bis", "Contrat jusqu’au"),
  contract_number: inLanguages(
    "Contract number",
    "Номер договору",
    "Номер договора",
    "Nummer des Vertrags",
    "Numéro du contrat",
  ),
  legal_name: inLanguages(
    "Legal name",
    "Юридична назва",
    "Юридическое название",
    "Eingetragener Name",
    "Raison sociale",
  ),
  created_dt: inLanguages("Added", "Додано", "Добавлено", "Hinzugefügt", "Ajouté"),
  id: inLanguages(
    "Company ID",
    "Ідентифікатор компанії",
    "Идентификатор компании",
    "Firmen-ID",
    "Identifiant de l’entreprise",
  ),
};

export const states = {
  active: inLanguages("Active", "Активна", "Активна", "Aktiv", "Active"),
  suspended: inLanguages("Suspended", "Призупинена", "Приостановлена", "Gesperrt", "Suspendue"),
};
