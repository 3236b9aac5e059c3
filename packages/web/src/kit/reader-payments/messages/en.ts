const messages = {
  title: "Card reader",
  repeat: "Send again",
  repeated: "Sending again",
};
export default messages;
export type ReaderPaymentsMessages = typeof messages;
