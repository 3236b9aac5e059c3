import type { StaffSignInMessages } from "./en.ts";

const messages: StaffSignInMessages = {
  title: "Войдите по коду",
  purpose: "Код вам дал руководитель бизнеса.",
  withEmail: "Войти по электронной почте",
};
export default messages;
