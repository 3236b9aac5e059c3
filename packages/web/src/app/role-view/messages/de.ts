import type { RoleViewMessages } from "./en.ts";

const messages: RoleViewMessages = {
  viewing: (role) => `Ansicht als: ${role}`,
  hint: (time) => `Ihre Änderungen gelten wirklich. Endet um ${time}.`,
  leave: "Ansicht verlassen",
};
export default messages;
