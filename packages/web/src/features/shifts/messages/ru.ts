import type { ShiftsMessages } from "./en.ts";

const messages: ShiftsMessages = {
  purpose: "Кто работал с какой кассой и сошлись ли наличные.",
  emptyTitle: "Смен ещё нет",
  emptyHint: "Откройте первую на кассе: «Смена» → «Открыть смену».",
  period: "Открыта",
  yes: "Только с разницей",
  no: "Все",
  title: (number: string, till: string) => `Смена ${number} · ${till}`,
  printX: "X-отчёт",
  printZ: "Z-отчёт",
  facts: "Смена",
  closeHere: "Закрыть отсюда",
  closeHint: "На кассе не останется открытой смены. Новую откроют при следующей продаже.",
  countedHint: "Оставьте пустым, если кассу не считали. Z-отчёт об этом скажет.",
  reason: "Причина",
  close: "Закрыть смену",
  noMovements: "Наличные не вносили и не выдавали.",
  counted: (value: string, count: string) => `${count} × ${value}`,
};
export default messages;
