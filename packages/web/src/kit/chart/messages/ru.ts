import type { Messages } from "../../messages.ts";
import type { ChartMessages } from "./en.ts";

export default {
  look: (title) => `Показать «${title}» как`,
  chart: "График",
  table: "Таблица",
  save: (title) => `Сохранить «${title}»`,
  csv: "Данные в CSV",
  png: "Изображение PNG",
  notDrawn: "Браузер не смог создать изображение. Сохраните вместо него данные.",
  other: "Прочее",
  noData: "За этот период данных нет",
  cursor: "Стрелки переходят между значениями, Enter показывает, из чего оно состоит.",
} satisfies Messages<ChartMessages>;
