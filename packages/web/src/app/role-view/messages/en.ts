const messages = {
  viewing: (role: string) => `You are viewing as: ${role}`,
  hint: (time: string) => `Changes you make are real. Ends at ${time}.`,
  leave: "Leave view",
};
export default messages;
export type RoleViewMessages = typeof messages;
