import type { ShiftsMessages } from "./en.ts";

const messages: ShiftsMessages = {
  purpose: "Хто працював із якою касою і чи зійшлася готівка.",
  emptyTitle: "Змін ще немає",
  emptyHint: "Відкрийте першу на касі: «Зміна» → «Відкрити зміну».",
  period: "Відкрито",
  yes: "Лише з різницею",
  no: "Усі",
  title: (number: string, till: string) => `Зміна ${number} · ${till}`,
  printX: "X-звіт",
  printZ: "Z-звіт",
  facts: "Зміна",
  closeHere: "Закрити звідси",
  closeHint: "На касі не залишиться відкритої зміни. Нову відкриють під час наступного продажу.",
  countedHint: "Залиште порожнім, якщо касу не рахували. Z-звіт про це скаже.",
  reason: "Причина",
  close: "Закрити зміну",
  noMovements: "Готівку не вносили й не видавали.",
  counted: (value: string, count: string) => `${count} × ${value}`,
};
export default messages;
