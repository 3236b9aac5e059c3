import type { ReaderPaymentsMessages } from "./en.ts";

const messages: ReaderPaymentsMessages = {
  title: "Зчитувач карток",
  repeat: "Надіслати ще раз",
  repeated: "Надсилаємо",
};
export default messages;
