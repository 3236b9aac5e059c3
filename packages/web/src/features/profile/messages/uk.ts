import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Особисті дані",
  personHint: "Ваше ім’я показується поруч з усім, що ви тут робите.",
  emailConfirmed: "Підтверджено",
  emailOpen: "Ще не підтверджено. Працювати можна вже зараз.",
  sendAgain: "Надіслати посилання ще раз",
  sentAgain: "Посилання надіслано",
  password: "Пароль",
  passwordHint: "Після зміни пароля ви вийдете на всіх інших пристроях.",
  newPassword: "Новий пароль",
  newPasswordHint: "Щонайменше 8 символів.",
};

export default messages;
