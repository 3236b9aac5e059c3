import type { ReaderPaymentsMessages } from "./en.ts";

const messages: ReaderPaymentsMessages = {
  title: "Lecteur de cartes",
  repeat: "Renvoyer",
  repeated: "Envoi en cours",
};
export default messages;
