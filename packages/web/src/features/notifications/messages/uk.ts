import type { NotificationsMessages } from "./en.ts";

const messages: NotificationsMessages = {
  purpose: "Що сталося у вашому бізнесі й стосується вас.",
  settingsPurpose:
    "Хто про що дізнається і яким каналом. Сповіщення із застосунку можна отримувати й на своїх пристроях: це вмикається під дзвіночком.",
  emptyTitle: "Сповіщень ще немає",
  emptyHint: "Тут з’являтимуться повернення, збої сервісів і зміни доступу.",
  readed: "Прочитано",
  unread: "Нове",
  readAll: "Позначити все прочитаним",
  limits: "Час і суми",
  limitsHint: "Для повернень і щоденного звіту вище.",
  hints: {
    refund_from: "Залиште порожнім, щоб дізнаватися про кожне повернення.",
    report_hour: "У часовому поясі бізнесу. Вісім — це 08:00.",
  },
};

export default messages;
