import { failure, inLanguages } from "../kit/texts.ts";

export const platformLabels = {
  about: "The platform: countries, time zones, roles, live changes and ledger checks.",
  screens: {
    "/kit": inLanguages("Components", "Компоненти", "Компоненты", "Komponenten", "Composants"),
    "/ledger-proof": inLanguages(
      "Ledger check",
      "Перевірка обліку",
      "Проверка учёта",
      "Kontenprüfung",
      "Contrôle des comptes",
    ),
    "/mailbox": inLanguages("Mailbox", "Поштова скринька", "Почтовый ящик", "Postfach", "Messagerie"),
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
      "This server sends its mail or is reachable by others, so it shows no mailbox.",
      "This server sends its e-mail, so there is no mailbox here. Look in your own inbox.",
      "Цей сервер надсилає пошту, тож скриньки тут немає. Перевірте власну пошту.",
      "Этот сервер отправляет почту, поэтому ящика здесь нет. Проверьте свою почту.",
      "Dieser Server versendet seine E-Mails, daher gibt es hier kein Postfach. Sehen Sie in Ihrem eigenen nach.",
      "Ce serveur envoie ses e-mails : il n’y a pas de boîte ici. Consultez votre propre messagerie.",
    ),
  },
};
