import type { SecurityMessages } from "./en.ts";

const messages: SecurityMessages = {
  emailHint: "З цією адресою ви входите, і на неї ми пишемо, коли щось змінюється у вашому обліковому записі.",
  emailConfirmed: "Підтверджено",
  emailOpen: "Ще не підтверджено. Працювати можна вже зараз.",
  sendAgain: "Надіслати посилання ще раз",
  sentAgain: "Посилання надіслано",
  changeEmail: "Змінити адресу",
  newEmail: "Нова адреса електронної пошти",
  newEmailHint: "На цю адресу надійде PIN-код. Поки ви його не введете, нічого не зміниться.",
  externalIdHint: "Ваш номер в іншій системі, наприклад у системі обліку зарплати. За ним вас знаходять інтеграції.",
  changeExternalId: "Змінити ідентифікатор",
  newExternalIdHint: "Щоб підтвердити зміну, ми надішлемо PIN-код на вашу електронну пошту.",
  none: "Немає",
  sendPin: "Надіслати PIN-код",
  confirmChange: "Зберегти зміну",
  pinSent: (address: string) => `Ми надіслали PIN-код на адресу ${address}. Він діє десять хвилин.`,
  password: "Пароль",
  passwordHint: "Після зміни пароля ви вийдете на всіх інших пристроях.",
  newPassword: "Новий пароль",
  newPasswordHint: "Щонайменше 8 символів.",
  captchaNotLoaded: "Капча не завантажилася. Перевірте з’єднання та блокувальник реклами й перезавантажте сторінку.",
};

export default messages;
