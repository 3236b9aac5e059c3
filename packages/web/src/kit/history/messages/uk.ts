import labels from "@patron/contract/labels/every/uk";
import { plural } from "../../messages/uk.ts";
import type { HistoryMessages } from "./en.ts";

const messages: HistoryMessages = {
  nothing: "Змін ще немає.",
  showMore: "Показати давніші зміни",
  from: "з адреси",
  more: (count) =>
    plural(count, { one: "і ще # поле", few: "і ще # поля", many: "і ще # полів", other: "і ще # поля" }),
  ...labels,
};
export default messages;
