import { fields } from "./fields-de.ts";
import { values } from "./values-de.ts";

export const words = { empty: "leer", yes: "ja", no: "nein", fields, values };
