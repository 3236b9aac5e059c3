const messages = {
  title: "Fiscal receipts",
  repeat: "Send again",
  repeated: "Sending",
  taxService: "Check with the tax service",
};

export type FiscalReceiptsMessages = typeof messages;
export default messages;
