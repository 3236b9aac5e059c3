import type { RoleViewMessages } from "./en.ts";

const messages: RoleViewMessages = {
  viewing: (role) => `Ви переглядаєте в ролі: ${role}`,
  hint: (time) => `Ваші зміни справжні. Завершиться о ${time}.`,
  leave: "Вийти з перегляду",
};
export default messages;
