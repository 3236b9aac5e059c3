import type { InvitedMessages } from "./en.ts";

const messages: InvitedMessages = {
  title: (business) => `${business} приглашает вас`,
  purpose: (inviter, business) => `${inviter} приглашает вас работать в ${business}.`,
  loading: "Открываем приглашение",
  failed: "Приглашение не удалось открыть",
  passwordHint:
    "Если у вас уже есть учётная запись с этим адресом, введите её пароль. Иначе придумайте новый, не короче 8 символов.",
  accept: "Принять приглашение",
  join: (email) => `Принять как ${email}`,
  toSignIn: "Перейти ко входу",
};
export default messages;
