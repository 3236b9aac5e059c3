import { inLanguages } from "../kit/texts.ts";

export const customerChatsLabels = {
  about: "The chats of customers with the bot of the business.",
  fields: {
    linked: inLanguages("Chat", "Чат", "Чат", "Chat", "Discussion"),
    link: inLanguages(
      "Link for the customer",
      "Посилання для клієнта",
      "Ссылка для клиента",
      "Link für den Kunden",
      "Lien pour le client",
    ),
    expires_dt: inLanguages("Works until", "Діє до", "Действует до", "Gültig bis", "Valable jusqu’au"),
  },
  failures: {},
};
