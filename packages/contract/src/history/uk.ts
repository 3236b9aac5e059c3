import { fields } from "./fields-uk.ts";
import { values } from "./values-uk.ts";

export const words = { empty: "порожньо", yes: "так", no: "ні", fields, values };
