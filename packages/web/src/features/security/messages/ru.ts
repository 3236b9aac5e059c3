import type { SecurityMessages } from "./en.ts";

const messages: SecurityMessages = {
  emailHint: "С этим адресом вы входите, и на него мы пишем, когда что-то меняется в вашей учётной записи.",
  emailConfirmed: "Подтверждено",
  emailOpen: "Ещё не подтверждено. Работать можно уже сейчас.",
  sendAgain: "Отправить ссылку ещё раз",
  sentAgain: "Ссылка отправлена",
  changeEmail: "Изменить адрес",
  newEmail: "Новый адрес электронной почты",
  newEmailHint: "На этот адрес придёт PIN-код. Пока вы его не введёте, ничего не изменится.",
  externalIdHint: "Ваш номер в другой системе, например в системе расчёта зарплаты. По нему вас находят интеграции.",
  changeExternalId: "Изменить идентификатор",
  newExternalIdHint: "Чтобы подтвердить изменение, мы отправим PIN-код на вашу электронную почту.",
  none: "Нет",
  sendPin: "Отправить PIN-код",
  confirmChange: "Сохранить изменение",
  pinSent: (address: string) => `Мы отправили PIN-код на адрес ${address}. Он действует десять минут.`,
  password: "Пароль",
  passwordHint: "После смены пароля вы выйдете на всех других устройствах.",
  newPassword: "Новый пароль",
  newPasswordHint: "Не менее 8 символов.",
  captchaNotLoaded: "Капча не загрузилась. Проверьте соединение и блокировщик рекламы и перезагрузите страницу.",
};

export default messages;
