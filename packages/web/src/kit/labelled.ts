import { labelled as labelledIn } from "@patron/contract/labelled";
import { presentLanguage } from "./language.ts";

/** A label with its value in the user's language: "Joined: 12 May". */
export const labelled = (label: string, value: string): string => labelledIn(label, value, presentLanguage());
