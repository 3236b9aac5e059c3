import type { ReaderPaymentsMessages } from "./en.ts";

const messages: ReaderPaymentsMessages = {
  title: "Считыватель карт",
  repeat: "Отправить ещё раз",
  repeated: "Отправляем",
};
export default messages;
