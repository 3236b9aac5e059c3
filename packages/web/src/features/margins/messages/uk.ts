import type { MarginsMessages } from "./en.ts";

const messages: MarginsMessages = {
  purpose: "Завершені продажі без собівартості товарів. Для кожного продажу береться собівартість на той час.",
  emptyTitle: "Ще немає продажів",
  emptyHint:
    "Вкажіть собівартість товарів. Кожен наступний продаж зʼявиться тут із маржею; скасовані продажі віднімаються.",
  date: "Дата",
  site: "Точка продажу",
  phone: "Телефон клієнта",
  email: "Ел. пошта клієнта",
  externalId: "Зовнішній ID клієнта",
  unknown: "невідомо",
};

export default messages;
