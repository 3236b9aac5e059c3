import type { TillShiftMessages } from "./en.ts";

const messages: TillShiftMessages = {
  shift: "Зміна",
  closedTitle: "Зміну не відкрито",
  openHint: "Порахуйте готівку в касі до першого продажу.",
  open: "Відкрити зміну",
  openTitle: (number: string) => `Зміна ${number}`,
  since: (time: string) => `Відкрито ${time}`,
  putIn: "Внести готівку",
  takeOut: "Видати готівку",
  amount: "Сума",
  reason: "Причина",
  reasonHint: "Наприклад, розмін із банку або готівка до сейфа.",
  count: "Порахувати й закрити",
  countHint: "Порахуйте всі банкноти й монети в касі разом із розмінною готівкою.",
  byNotes: "За банкнотами й монетами",
  bySum: "Однією сумою",
  pieces: (value: string) => `Кількість по ${value}`,
  note: "Коментар",
  close: "Закрити зміну",
  closed: "Зміну закрито",
  printX: "Друкувати X-звіт",
  printZ: "Друкувати Z-звіт",
  printLast: "Друкувати останній Z-звіт",
  done: "Готово",
};
export default messages;
