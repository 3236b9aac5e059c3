import { fields } from "./fields-en.ts";
import { values } from "./values-en.ts";

export const words = { empty: "empty", yes: "yes", no: "no", fields, values };
