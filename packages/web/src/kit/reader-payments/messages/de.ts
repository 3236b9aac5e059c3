import type { ReaderPaymentsMessages } from "./en.ts";

const messages: ReaderPaymentsMessages = {
  title: "Kartenlesegerät",
  repeat: "Erneut senden",
  repeated: "Wird gesendet",
};
export default messages;
