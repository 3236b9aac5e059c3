import type { ConsentMessages } from "./en.ts";

const messages: ConsentMessages = {
  advertising: "Реклама",
  advertisingHint: "Рассылки и напоминания. Выберите, где клиент это сказал, и запишите ответ.",
  sends: "Получает рекламу",
  sendsNothing: "Не получает рекламы",
  agrees: "Соглашается",
  refuses: "Отказывается",
  chat: "Telegram",
  chatHint:
    "Кто откроет ссылку на своём телефоне и нажмёт «Старт», будет получать сообщения бизнеса там. Действует один раз, в течение недели.",
  chatLinked: "Получает сообщения в Telegram",
  chatNone: "Не получает сообщений в Telegram",
  unlink: "Отсоединить",
  unlinkTitle: "Отсоединить от Telegram?",
  unlinkHint: "Клиент не будет получать там сообщений, пока не откроет новую ссылку.",
  devices: "Push",
  devicesHint:
    "Клиент открывает эту ссылку на телефоне или компьютере и нажимает «Получать на этом устройстве». Ссылка личная: не давайте её другим.",
  devicesOf: (count) => (count === 0 ? "Не получает push-сообщений" : `Получает push-сообщения, устройств: ${count}`),
  devicesOff: "Выключить",
  devicesOffTitle: "Выключить push-сообщения?",
  devicesOffHint: "Клиент не будет получать их, пока не откроет ссылку и не включит снова.",
  history: "История",
  historyHint: "Последние ответы.",
};
export default messages;
