import type { FiscalReceiptsMessages } from "./en.ts";

const messages: FiscalReceiptsMessages = {
  title: "Фіскальні чеки",
  repeat: "Надіслати ще раз",
  repeated: "Надсилаємо",
  taxService: "Перевірити в податковій",
};
export default messages;
