import { failure, inLanguages } from "../kit/texts.ts";

export const platformLabels = {
  about: "Facts about the platform: countries, time zones, roles, live changes and ledger checks.",
  screens: {
    "/kit": inLanguages("Pieces", "Деталі", "Детали", "Bausteine", "Pièces"),
    "/ledger-proof": inLanguages(
      "Proof of the books",
      "Доказ обліку",
      "Проверка учёта",
      "Beweis der Bücher",
      "Preuve des comptes",
    ),
    "/mailbox": inLanguages("Mailbox", "Поштова скринька", "Почтовый ящик", "Postfach", "Boîte aux lettres"),
  },
  fields: {
    description: inLanguages("Description", "Опис", "Описание", "Beschreibung", "Description"),
    application: inLanguages("At the till", "На касі", "На кассе", "An der Kasse", "À la caisse"),
    body: inLanguages("Filters", "Фільтри", "Фильтры", "Filter", "Filtres"),
  },
  values: {},
  failures: {
    "mailbox.closed": failure(
      404,
      "This server sends its mail, or is reachable by others; it shows no mailbox.",
      "This server sends its mail; there is no mailbox to show.",
      "Цей сервер надсилає пошту сам; скриньки для перегляду немає.",
      "Этот сервер сам отправляет почту; ящика для просмотра нет.",
      "Dieser Server versendet seine E-Mails; es gibt kein Postfach zum Ansehen.",
      "Ce serveur envoie ses e-mails ; il n’y a pas de boîte à consulter.",
    ),
  },
};
