import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Особисті дані",
  personHint: "Ваше ім’я показується поруч з усім, що ви тут робите.",
  phoneConfirmed: "З цим номером можна ввійти. Якщо зміните його, підтвердьте новий у розділі «Вхід і безпека».",
  phoneOpen: "Щоб отримувати коди в SMS, підтвердьте номер у розділі «Вхід і безпека».",
  photoHint: "Ваше фото. JPEG або PNG, до 10 МБ.",
  photoAlt: "Ваше фото",
};

export default messages;
