import labels from "@patron/contract/labels/every/fr";
import { plural } from "../../messages/fr.ts";
import type { HistoryMessages } from "./en.ts";

const messages: HistoryMessages = {
  nothing: "Aucune modification pour l’instant.",
  showMore: "Afficher les modifications précédentes",
  from: "depuis l’adresse",
  more: (count) => plural(count, { one: "et # autre champ", other: "et # autres champs" }),
  ...labels,
};
export default messages;
