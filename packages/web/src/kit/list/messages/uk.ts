import { pluralIn } from "../../messages.ts";
import type { ListMessages } from "./en.ts";

const plural = pluralIn("uk");
const rows = (count: number) => plural(count, { one: "# рядок", few: "# рядки", many: "# рядків", other: "# рядка" });

const messages: ListMessages = {
  presets: {
    today: "Сьогодні",
    yesterday: "Учора",
    "last-7-days": "Останні 7 днів",
    "last-30-days": "Останні 30 днів",
    "this-month": "Цей місяць",
    "last-month": "Минулий місяць",
  },
  newRows: (count) =>
    plural(count, { one: "# новий рядок", few: "# нові рядки", many: "# нових рядків", other: "# нового рядка" }),
  showNewRows: (count) =>
    plural(count, {
      one: "Показати # новий рядок",
      few: "Показати # нові рядки",
      many: "Показати # нових рядків",
      other: "Показати # нового рядка",
    }),
  ownDays: "Свої дні",
  since: (day) => `від ${day}`,
  until: (day) => `до ${day}`,
  atLeast: (amount) => `від ${amount}`,
  atMost: (amount) => `до ${amount}`,
  columnsHint: "Перетягніть стовпець або пересуньте його стрілками чи клавішами Alt і ↑ ↓.",
  columnUp: (column) => `Пересунути «${column}» вгору`,
  columnDown: (column) => `Пересунути «${column}» вниз`,
  columnPlace: (column, place, count) => `${column}: місце ${place} з ${count}`,
  resetColumns: "Скинути",
  views: "Вигляди",
  viewNow: (view, changed) => `Вигляд: ${view}${changed ? ", змінено" : ""}`,
  noView: "Усе",
  sharedViews: "Спільні від колег",
  madeBy: (name) => `створив(ла) ${name}`,
  saveView: "Зберегти як вигляд…",
  keepChanges: "Зберегти зміни",
  renameView: "Перейменувати…",
  shareView: "Поділитися з усіма в бізнесі",
  unshareView: "Лишити тільки собі",
  shareHint: "Колеги бачитимуть його серед своїх; змінювати зможете лише Ви та власник.",
  openFirst: "Відкривати з ним цей список",
  removeViewAction: "Вилучити",
  removeViewTitle: (view) => `Вилучити вигляд «${view}»?`,
  removeView: "Його фільтри, порядок і стовпці буде забуто. Рядки залишаться.",
  removeSharedView: "Його втратять усі в бізнесі. Рядки залишаться.",
  viewName: "Назва",
  previousRow: "Попередній рядок",
  nextRow: "Наступний рядок",
  selection: "Вибране",
  selected: (count) => plural(count, { one: "Вибрано #", few: "Вибрано #", many: "Вибрано #", other: "Вибрано #" }),
  selectFound: (total) => `Вибрати всі знайдені: ${plural(total, { other: "#" })}`,
  clearSelection: "Зняти вибір",
  affected: "Буде змінено",
  leftOut: "Пропущено",
  andMore: (count) => plural(count, { other: "і ще #" }),
  nothingApplies: "Жоден із вибраних рядків не можна так змінити.",
  doFor: (action, count) => `${action}: ${rows(count)}`,
  work: "Триває робота",
  passed: (done, total) => `${done} з ${total}`,
  phases: {
    running: (_done, left) => `Залишилося: ${rows(left)}. Можете тим часом піти з цього екрана.`,
    paused: (_done, left) => `Призупинено, залишилося: ${rows(left)}.`,
    stopped: (done, left) => `Зупинено: змінено ${rows(done)}, без змін — ${plural(left, { other: "#" })}.`,
    finished: (done) => `Готово: змінено ${rows(done)}.`,
  },
  refusedRows: (count) =>
    plural(count, {
      one: "Відмовлено: # рядок",
      few: "Відмовлено: # рядки",
      many: "Відмовлено: # рядків",
      other: "Відмовлено: # рядка",
    }),
  leftOutRows: (count) =>
    plural(count, {
      one: "Пропущено: # рядок",
      few: "Пропущено: # рядки",
      many: "Пропущено: # рядків",
      other: "Пропущено: # рядка",
    }),
  pause: "Призупинити",
  goOn: "Продовжити",
  stop: "Зупинити",
  tryAgain: "Спробувати відмовлені ще раз",
  switchOn: "Увімкнути",
  switchOff: "Вимкнути",
  doesSwitchOn: (count) => `Буде ввімкнено: ${rows(count)}.`,
  doesSwitchOff: (count) => `Буде вимкнено: ${rows(count)}.`,
  isOn: "уже ввімкнено",
  isOff: "уже вимкнено",
  doesRemove: (count) => `Буде вилучено назавжди: ${rows(count)}.`,
  exportAs: "Експорт",
  exportHint: (total) =>
    plural(total, {
      one: "# рядок, показані стовпці",
      few: "# рядки, показані стовпці",
      many: "# рядків, показані стовпці",
      other: "# рядка, показані стовпці",
    }),
  exportFormats: {
    csv: "Для будь-якої таблиці чи програми",
    xlsx: "Книга для Excel",
    pdf: "Документ, щоб надрукувати, зберегти чи надіслати",
  },
  filePhases: {
    running: "Файл записується. Можете тим часом піти з цього екрана.",
    done: "Файл уже на Вашому диску.",
    failed: "Файл не вдалося записати.",
    cancelled: "Скасовано.",
  },
};

export default messages;
