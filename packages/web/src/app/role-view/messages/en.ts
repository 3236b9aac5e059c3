const messages = {
  viewing: (role: string) => `Viewing as: ${role}`,
  hint: (time: string) => `Changes you make are real. Ends at ${time}.`,
  leave: "Leave view",
};
export default messages;
export type RoleViewMessages = typeof messages;
