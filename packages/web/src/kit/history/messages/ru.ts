import labels from "@patron/contract/labels/every/ru";
import { plural } from "../../messages/ru.ts";
import type { HistoryMessages } from "./en.ts";

const messages: HistoryMessages = {
  nothing: "Изменений пока нет.",
  showMore: "Показать более ранние изменения",
  from: "с адреса",
  more: (count) =>
    plural(count, { one: "и ещё # поле", few: "и ещё # поля", many: "и ещё # полей", other: "и ещё # поля" }),
  ...labels,
};
export default messages;
