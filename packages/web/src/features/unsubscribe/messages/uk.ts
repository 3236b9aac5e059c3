import type { UnsubscribeMessages } from "./en.ts";

const messages: UnsubscribeMessages = {
  purpose: "Виберіть, як вам надсилати пропозиції та новини.",
  on: "Зміни діють одразу. Чеки, PIN-коди та повідомлення про ваші бонуси надходитимуть і далі.",
  off: "Ви не отримуєте пропозицій і новин. Щоб повернутися, увімкніть канал.",
  offers: "Пропозиції та новини",
  push: "Сповіщення на пристроях",
  other: "Інші повідомлення",
  unsubscribe: "Відписатися від усього",
};
export default messages;
