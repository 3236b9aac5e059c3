import type { StaffSignInMessages } from "./en.ts";

const messages: StaffSignInMessages = {
  title: "Увійдіть за кодом",
  purpose: "Код вам дав керівник бізнесу.",
  withEmail: "Увійти за електронною поштою",
};
export default messages;
