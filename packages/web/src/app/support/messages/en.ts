const messages = {
  here: "You are here as support.",
  until: (when: string) => `Your access ends on ${when}. Each change is in the audit log.`,
};
export type SupportMessages = typeof messages;
export default messages;
