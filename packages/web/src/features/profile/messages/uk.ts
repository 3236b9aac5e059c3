import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Особисті дані",
  personHint: "Ваше ім’я показується поруч з усім, що ви тут робите.",
  photoHint: "Ваше фото. JPEG або PNG, до 10 МБ.",
  photoAlt: "Ваше фото",
};

export default messages;
