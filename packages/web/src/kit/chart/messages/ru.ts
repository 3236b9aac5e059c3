import type { Messages } from "../../messages.ts";
import type { ChartMessages } from "./en.ts";

export default {
  look: (title) => `Показать «${title}» как`,
  chart: "График",
  table: "Таблица",
  save: (title) => `Сохранить «${title}»`,
  csv: "Числа в CSV",
  png: "Изображение PNG",
  notDrawn: "Браузер не смог нарисовать изображение. Сохраните вместо него числа.",
  other: "Прочее",
  noData: "За этот период показать нечего",
  cursor: "Стрелки ведут по значениям, Enter открывает то, из чего оно состоит.",
} satisfies Messages<ChartMessages>;
