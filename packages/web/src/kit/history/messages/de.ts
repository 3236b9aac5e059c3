import labels from "@patron/contract/labels/every/de";
import { pluralIn } from "../../messages.ts";
import type { HistoryMessages } from "./en.ts";

const plural = pluralIn("de");

const messages: HistoryMessages = {
  nothing: "Noch wurde nichts geändert.",
  showMore: "Frühere Änderungen zeigen",
  from: "von Adresse",
  more: (count) => plural(count, { one: "und # weiteres Feld", other: "und # weitere Felder" }),
  ...labels,
};
export default messages;
