import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Особисті дані",
  personHint: "Ваше ім’я показується поруч з усім, що ви тут робите.",
};

export default messages;
