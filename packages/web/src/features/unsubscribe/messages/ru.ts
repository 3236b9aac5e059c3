import type { UnsubscribeMessages } from "./en.ts";

const messages: UnsubscribeMessages = {
  purpose: "Выберите, как присылать вам предложения и новости.",
  on: "Изменения действуют сразу. Чеки, PIN-коды и сообщения о ваших бонусах будут приходить и дальше.",
  off: "Вы не получаете предложений и новостей. Чтобы вернуться, включите канал.",
  offers: "Предложения и новости",
  push: "Уведомления на устройствах",
  other: "Другие сообщения",
  unsubscribe: "Отписаться от всего",
};
export default messages;
