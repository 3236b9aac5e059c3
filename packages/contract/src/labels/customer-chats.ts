import { inLanguages } from "../kit/texts.ts";
import { linkForCustomer } from "./shared-fields.ts";

export const customerChatsLabels = {
  about: "The chats of customers with the bot of the business.",
  fields: {
    linked: inLanguages("Chat", "Чат", "Чат", "Chat", "Discussion"),
    link: linkForCustomer,
    expires_dt: inLanguages("Works until", "Діє до", "Действует до", "Gültig bis", "Valable jusqu’au"),
  },
  failures: {},
};
