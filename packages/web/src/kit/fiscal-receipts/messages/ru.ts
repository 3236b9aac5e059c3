import type { FiscalReceiptsMessages } from "./en.ts";

const messages: FiscalReceiptsMessages = {
  title: "Фискальные чеки",
  repeat: "Отправить ещё раз",
  repeated: "Отправляем",
  taxService: "Проверить в налоговой",
};
export default messages;
