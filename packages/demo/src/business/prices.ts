import type { Chance } from "../chance.ts";
import { historyDays } from "./calendar.ts";
import { goods } from "./goods.ts";

/** A new shelf price of an item from a day's morning on. */
export interface PriceChange {
  code: string;
  day: number;
  price: string;
}

/** Fuel follows its market about every fortnight; shelves and the café menu get more expensive a few times a year. */
export function priceChanges(chance: Chance): PriceChange[] {
  const changes = goods.flatMap((item) => {
    const own = chance.of(`prices ${item.code}`);
    if (item.category === "fuel") return walk(item.code, Number(item.price), own);
    return rises(item.code, Number(item.price), own);
  });
  return changes.sort((a, b) => a.day - b.day || (a.code < b.code ? -1 : 1));
}

function walk(code: string, start: number, chance: Chance): PriceChange[] {
  const changes: PriceChange[] = [];
  let price = start;
  for (let day = 14; day < historyDays - 5; day += 14) {
    price = Math.max(start * 0.85, price * (0.985 + chance.next() * 0.034));
    // A pump's price ends in 49 or 99 kopecks.
    changes.push({ code, day, price: `${Math.floor(price)}.${chance.is(0.5) ? "49" : "99"}00` });
  }
  return changes;
}

function rises(code: string, start: number, chance: Chance): PriceChange[] {
  let price = start;
  return [90, 180, 270].flatMap((day) => {
    if (!chance.is(0.45)) return [];
    price = Math.round(price * (1.02 + chance.next() * 0.05) * 10) / 10;
    return [{ code, day, price: price.toFixed(2) }];
  });
}
