import type { RoleViewMessages } from "./en.ts";

const messages: RoleViewMessages = {
  viewing: (role) => `Вы просматриваете в роли: ${role}`,
  hint: (time) => `Ваши изменения настоящие. Завершится в ${time}.`,
  leave: "Выйти из просмотра",
};
export default messages;
