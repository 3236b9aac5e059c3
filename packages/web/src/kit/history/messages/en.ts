import labels from "@patron/contract/labels/every/en";
import { plural } from "../../messages/en.ts";

const messages = {
  nothing: "No changes yet.",
  showMore: "Show earlier changes",
  from: "from address",
  more: (count: number) => plural(count, { one: "and # more field", other: "and # more fields" }),
  ...labels,
};
export type HistoryMessages = typeof messages;
export default messages;
