import type { InvitedMessages } from "./en.ts";

const messages: InvitedMessages = {
  title: (business) => `${business} запрошує вас`,
  purpose: (inviter, business) => `${inviter} запрошує вас працювати в ${business}.`,
  loading: "Відкриваємо запрошення",
  failed: "Запрошення не вдалося відкрити",
  passwordHint:
    "Якщо у вас уже є обліковий запис із цією адресою, введіть його пароль. Інакше створіть новий, не коротший за 8 символів.",
  accept: "Прийняти запрошення",
  join: (email) => `Прийняти як ${email}`,
  toSignIn: "Перейти до входу",
};
export default messages;
