import type { ConfirmMessages } from "./en.ts";

const messages: ConfirmMessages = {
  confirmedTitle: "Электронный адрес подтверждён",
  confirmedBefore: "Этот адрес уже подтверждён.",
  confirmFailed: "Не удалось подтвердить адрес",
  confirming: "Подтверждаем ваш адрес…",
  toApp: "Продолжить",
};

export default messages;
