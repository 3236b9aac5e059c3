import type { Messages } from "../../messages.ts";
import type { ChartMessages } from "./en.ts";

export default {
  look: (title) => `Показати «${title}» як`,
  chart: "Графік",
  table: "Таблиця",
  save: (title) => `Зберегти «${title}»`,
  csv: "Дані у CSV",
  png: "Зображення PNG",
  notDrawn: "Браузер не зміг створити зображення. Збережіть натомість дані.",
  other: "Інше",
  noData: "За цей період даних немає",
  cursor: "Стрілки переходять між значеннями, Enter показує, з чого воно складається.",
} satisfies Messages<ChartMessages>;
