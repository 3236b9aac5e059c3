import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Личные данные",
  personHint: "Ваше имя показывается рядом со всем, что Вы здесь делаете.",
  emailConfirmed: "Подтверждено",
  emailOpen: "Ещё не подтверждено. Работать можно уже сейчас.",
  sendAgain: "Отправить ссылку ещё раз",
  sentAgain: "Ссылка отправлена",
  password: "Пароль",
  passwordHint: "После смены пароля Вы выйдете на всех других устройствах.",
  newPassword: "Новый пароль",
  newPasswordHint: "Не менее 8 символов.",
};

export default messages;
