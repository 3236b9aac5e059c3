import type { RoleViewMessages } from "./en.ts";

const messages: RoleViewMessages = {
  viewing: (role) => `Vous voyez l’application en tant que : ${role}`,
  hint: (time) => `Vos modifications sont réelles. Se termine à ${time}.`,
  leave: "Quitter cette vue",
};
export default messages;
