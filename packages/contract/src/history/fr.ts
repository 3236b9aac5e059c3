import { fields } from "./fields-fr.ts";
import { values } from "./values-fr.ts";

export const words = { empty: "vide", yes: "oui", no: "non", fields, values };
