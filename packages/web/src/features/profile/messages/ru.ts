import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Личные данные",
  personHint: "Ваше имя показывается рядом со всем, что вы здесь делаете.",
  phoneConfirmed: "С этим номером можно войти. Если измените его, подтвердите новый в разделе «Вход и безопасность».",
  phoneOpen: "Чтобы получать коды в SMS, подтвердите номер в разделе «Вход и безопасность».",
  photoHint: "Ваше фото. JPEG или PNG, до 10 МБ.",
  photoAlt: "Ваше фото",
};

export default messages;
