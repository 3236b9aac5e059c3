import { listsIn, rangeIn } from "#kit/rule-sentence/lists.ts";
import type { CategoryRuleMessages } from "./category-rule-en.ts";

const { and } = listsIn("uk");
const rangeOf = rangeIn({
  from: (from) => `від ${from}`,
  to: (to) => `до ${to}`,
  both: (from, to) => `від ${from} до ${to}`,
});
const periods = {
  check: "за один продаж ",
  day: "за один день ",
  week: "за поточний тиждень ",
  month: "за поточний місяць ",
  "three-months": "за останні три місяці ",
  "half-year": "за останні шість місяців ",
  year: "за останній рік ",
  "all-time": "",
};

const messages: CategoryRuleMessages = {
  title: "Правила категорій",
  titleHint: "Діє перше правило, що підходить. Поставте найвищу категорію першою.",
  add: "Додати правило категорій",
  what: "Що робить",
  emptyTitle: "Нехай клієнти підвищують категорію самі",
  emptyHint: "Правило переводить клієнтів до категорії, коли вони купили достатньо: золота — від 10 000 на рік.",
  hints: {
    title: "Бачать лише працівники, зокрема як причину категорії.",
    sort_order: "Спершу перевіряємо менший номер. Залиште порожнім, щоб перевіряти останнім.",
    category_from: "Залиште порожнім для будь-якої категорії чи жодної.",
    pos_ids: "Залиште порожнім, щоб рахувати продажі всюди.",
    threshold_to: "Залиште порожнім, якщо без межі.",
    apply: "Нічна перевірка працює, лише якщо її ввімкнено.",
  },
  inWords: "Це правило словами",
  transition: "Перехід",
  transitionHint: "Хто й куди переходить. Закріплену категорію не знижуємо.",
  condition: "Коли",
  conditionHint: "Що клієнти купили, після знижок і бонусів.",
  order: "Порядок",
  orderHint: "Діє перше правило, що підходить.",
  sentence({ from, to, measure, period, range, pos, nightly }) {
    const much = rangeOf(range);
    const bought = {
      amount: `купили на суму ${much}`,
      quantity: `купили ${much} одиниць товару`,
      visits: `зробили ${much} візитів`,
    }[measure];
    const who = from === null ? "Клієнти будь-якої категорії" : `Клієнти категорії ${from}`;
    const where = pos.length > 0 ? ` у точках продажу: ${and(pos)}` : "";
    const night = nightly ? " Перевіряємо лише вночі." : "";
    return `${who} переходять до категорії ${to}, коли ${periods[period]}${bought}${where}.${night}`;
  },
};
export default messages;
