import { listsIn, rangeIn } from "#kit/rule-sentence/lists.ts";
import type { CategoryRuleMessages } from "./category-rule-en.ts";

const { and } = listsIn("ru");
const rangeOf = rangeIn({
  from: (from) => `от ${from}`,
  to: (to) => `до ${to}`,
  both: (from, to) => `от ${from} до ${to}`,
});
const periods = {
  check: "за одну продажу ",
  day: "за один день ",
  week: "за текущую неделю ",
  month: "за текущий месяц ",
  "three-months": "за последние три месяца ",
  "half-year": "за последние шесть месяцев ",
  year: "за последний год ",
  "all-time": "",
};

const messages: CategoryRuleMessages = {
  title: "Правила категорий",
  titleHint: "Действует первое подходящее правило. Поставьте самую высокую категорию первой.",
  add: "Добавить правило категорий",
  what: "Что делает",
  emptyTitle: "Пусть клиенты повышают категорию сами",
  emptyHint: "Правило переводит клиентов в категорию, когда они купили достаточно: золотая — от 10 000 в год.",
  hints: {
    title: "Видят только сотрудники, в том числе как причину категории.",
    sort_order: "Сначала проверяем меньший номер. Оставьте пустым, чтобы проверять последним.",
    category_from: "Оставьте пустым для любой категории или никакой.",
    pos_ids: "Оставьте пустым, чтобы считать продажи везде.",
    threshold_to: "Оставьте пустым, если без предела.",
    apply: "Ночная проверка работает, только если она включена.",
  },
  inWords: "Это правило словами",
  transition: "Переход",
  transitionHint: "Кто и куда переходит. Закреплённую категорию не понижаем.",
  condition: "Когда",
  conditionHint: "Что клиенты купили, после скидок и бонусов.",
  order: "Порядок",
  orderHint: "Действует первое подходящее правило.",
  sentence({ from, to, measure, period, range, pos, nightly }) {
    const much = rangeOf(range);
    const bought = {
      amount: `купили на сумму ${much}`,
      quantity: `купили ${much} единиц товара`,
      visits: `сделали ${much} визитов`,
    }[measure];
    const who = from === null ? "Клиенты любой категории" : `Клиенты категории ${from}`;
    const where = pos.length > 0 ? ` в точках продаж: ${and(pos)}` : "";
    const night = nightly ? " Проверяем только ночью." : "";
    return `${who} переходят в категорию ${to}, когда ${periods[period]}${bought}${where}.${night}`;
  },
};
export default messages;
