import labels from "@patron/contract/labels/every/de";
import { plural } from "../../messages/de.ts";
import type { HistoryMessages } from "./en.ts";

const messages: HistoryMessages = {
  nothing: "Noch keine Änderungen.",
  showMore: "Frühere Änderungen zeigen",
  from: "von Adresse",
  more: (count) => plural(count, { one: "und # weiteres Feld", other: "und # weitere Felder" }),
  ...labels,
};
export default messages;
