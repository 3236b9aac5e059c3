const messages = {
  timeZoneHint: "Reports, business days and happy hours use this time zone.",
  submitRegister: "Create business",
  passwordHint: "At least 8 characters.",
  title: "Create your business",
  purpose: "It takes a minute. You can change everything later.",
};

export type RegisterMessages = typeof messages;
export default messages;
