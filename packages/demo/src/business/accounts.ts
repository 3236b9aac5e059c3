import type { specialAccounts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { goods } from "./goods.ts";

/** The special accounts that the business keeps for its customers. */
export type AccountKey = "deposit" | "litres" | "coffee";

const isFuel = (code: string) => goods.some((item) => item.code === code && item.unit === "L");
export const fuel = goods.map(({ code }) => code).filter(isFuel);
/** Hauliers prepay their diesel. */
export const diesel = "3003";

/** Special accounts as created; fuel can be prepaid, and coffee is paid for with earned stamps. */
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

/** The price of a free coffee in stamps. It earns a stamp like every coffee, so every seventh is free. */
export const freeCoffee = 7;
