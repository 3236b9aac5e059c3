import type { FiscalReceiptsMessages } from "./en.ts";

const messages: FiscalReceiptsMessages = {
  title: "Fiskalbelege",
  repeat: "Noch einmal senden",
  repeated: "Wird gesendet",
  taxService: "Beim Finanzamt prüfen",
};
export default messages;
