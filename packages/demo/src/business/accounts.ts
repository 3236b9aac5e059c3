import type { specialAccounts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { goods } from "./goods.ts";

/** The special accounts that the business keeps for its customers. */
export type AccountKey = "deposit" | "litres" | "coffee";

const isFuel = (code: string) => goods.some((item) => item.code === code && item.unit === "L");
const fuel = goods.map(({ code }) => code).filter(isFuel);
/** Hauliers buy their diesel ahead. */
export const diesel = "3003";

/** As they are made; only fuel is paid in advance, and coffee with what coffee has earned. */
export const accounts: Record<AccountKey, Omit<BodyOf<typeof specialAccounts.add>, "scope">> = {
  deposit: {
    ...{ title: "Fuel deposit", public_title: { en: "Fuel deposit", uk: "Депозит на пальне" } },
    ...{ type: "money", currency: "UAH", goods_codes: fuel, low_balance_notify: "500.00" },
  },
  litres: {
    ...{ title: "Diesel in litres", public_title: { en: "Diesel in litres", uk: "Дизель у літрах" } },
    ...{ type: "goods", unit: "L", goods_codes: [diesel] },
  },
  coffee: {
    ...{ title: "Every seventh coffee", public_title: { en: "Every seventh coffee", uk: "Кожна сьома кава" } },
    type: "punches",
  },
};

/** What a free coffee takes. It earns a punch as every coffee does, so that it is each seventh that is free. */
export const freeCoffee = 7;
