import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Личные данные",
  personHint: "Ваше имя показывается рядом со всем, что вы здесь делаете.",
  emailConfirmed: "Подтверждено",
  emailOpen: "Ещё не подтверждено. Работать можно уже сейчас.",
  sendAgain: "Отправить ссылку ещё раз",
  sentAgain: "Ссылка отправлена",
  password: "Пароль",
  passwordHint: "После смены пароля вы выйдете на всех других устройствах.",
  newPassword: "Новый пароль",
  newPasswordHint: "Не менее 8 символов.",
};

export default messages;
