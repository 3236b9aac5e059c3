import type { NotificationsMessages } from "./en.ts";

const messages: NotificationsMessages = {
  purpose: "Что произошло в вашем бизнесе и касается вас.",
  settingsPurpose:
    "Кто о чём узнаёт и по какому каналу. Уведомления из приложения можно получать и на своих устройствах: это включается под колокольчиком.",
  emptyTitle: "Уведомлений пока нет",
  emptyHint: "Здесь появятся возвраты, сбои сервисов и изменения доступа.",
  readed: "Прочитано",
  unread: "Новое",
  readAll: "Отметить всё прочитанным",
  limits: "Время и суммы",
  limitsHint: "Для возвратов и ежедневного отчёта выше.",
  hints: {
    refund_from: "Оставьте пустым, чтобы узнавать о каждом возврате.",
    report_hour: "В часовом поясе бизнеса. Восемь — это 08:00.",
  },
};

export default messages;
