import type { TillShiftMessages } from "./en.ts";

const messages: TillShiftMessages = {
  shift: "Смена",
  closedTitle: "Смена не открыта",
  openHint: "Посчитайте наличные в кассе до первой продажи.",
  open: "Открыть смену",
  openTitle: (number: string) => `Смена ${number}`,
  since: (time: string) => `Открыта ${time}`,
  putIn: "Внести наличные",
  takeOut: "Выдать наличные",
  amount: "Сумма",
  reason: "Причина",
  reasonHint: "Например, размен из банка или наличные в сейф.",
  count: "Посчитать и закрыть",
  countHint: "Посчитайте все банкноты и монеты в кассе вместе с разменом.",
  byNotes: "По банкнотам и монетам",
  bySum: "Одной суммой",
  pieces: (value: string) => `Количество по ${value}`,
  note: "Комментарий",
  close: "Закрыть смену",
  closed: "Смена закрыта",
  printX: "Печатать X-отчёт",
  printZ: "Печатать Z-отчёт",
  printLast: "Печатать последний Z-отчёт",
  done: "Готово",
};
export default messages;
