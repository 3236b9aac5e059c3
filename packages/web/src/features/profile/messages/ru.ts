import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Личные данные",
  personHint: "Ваше имя показывается рядом со всем, что вы здесь делаете.",
  photoHint: "Ваше фото. JPEG или PNG, до 10 МБ.",
  photoAlt: "Ваше фото",
};

export default messages;
