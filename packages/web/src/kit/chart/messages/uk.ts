import type { Messages } from "../../messages.ts";
import type { ChartMessages } from "./en.ts";

export default {
  look: (title) => `Показати «${title}» як`,
  chart: "Графік",
  table: "Таблиця",
  save: (title) => `Зберегти «${title}»`,
  csv: "Числа у CSV",
  png: "Зображення PNG",
  notDrawn: "Браузер не зміг намалювати зображення. Збережіть натомість числа.",
  other: "Інше",
  noData: "За цей період показувати нічого",
  cursor: "Стрілки ведуть значеннями, Enter відкриває те, з чого воно складається.",
} satisfies Messages<ChartMessages>;
