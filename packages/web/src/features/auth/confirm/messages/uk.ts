import type { ConfirmMessages } from "./en.ts";

const messages: ConfirmMessages = {
  confirmedTitle: "Електронну адресу підтверджено",
  confirmedBefore: "Цю адресу вже підтверджено.",
  confirmFailed: "Не вдалося підтвердити адресу",
  confirming: "Підтверджуємо вашу адресу…",
  toApp: "Продовжити",
};

export default messages;
