const messages = {
  timeZoneHint: "Reports, business days and happy hours use this time zone.",
  submitRegister: "Create business",
  passwordHint: "At least 8 characters.",
  title: "Create your business",
  purpose: "It takes a minute. You can change everything later.",
  recommendedBy: (title: string) => `Recommended by ${title}`,
  badReferral: "This referral link does not work",
  badReferralHint: "You can register without it, or ask for the link again.",
};

export type RegisterMessages = typeof messages;
export default messages;
