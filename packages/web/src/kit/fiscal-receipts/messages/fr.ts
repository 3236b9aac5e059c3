import type { FiscalReceiptsMessages } from "./en.ts";

const messages: FiscalReceiptsMessages = {
  title: "Tickets fiscaux",
  repeat: "Renvoyer",
  repeated: "Envoi en cours",
  taxService: "Vérifier auprès du fisc",
};
export default messages;
