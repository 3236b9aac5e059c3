import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "О Вас",
  personHint: "Ваше имя стоит рядом со всем, что Вы здесь делаете.",
  emailConfirmed: "Подтверждено",
  emailOpen: "Ещё не подтверждено. Работать можно уже сейчас.",
  sendAgain: "Отправить ссылку ещё раз",
  sentAgain: "Ссылка отправлена",
  password: "Пароль",
  passwordHint: "Новый пароль завершит Ваши сеансы на всех других устройствах.",
  newPassword: "Новый пароль",
  newPasswordHint: "Не менее 8 символов.",
};

export default messages;
