import { fields } from "./fields-ru.ts";
import { values } from "./values-ru.ts";

export const words = { empty: "пусто", yes: "да", no: "нет", fields, values };
