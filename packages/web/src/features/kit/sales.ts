import type { Tone } from "#ui/tone.ts";

export interface Sale {
  number: string;
  time: string;
  customer: string;
  site: string;
  status: string;
  tone: Tone;
  bonus: number;
  sum: number;
}

const customers = [
  "Олена Ковальчук",
  "Bohdan Melnyk",
  "Sophie Großmann",
  "Іван Петренко-Забіяка",
  "Marie Lefèvre",
  "ТОВ «Західтранс Логістика»",
];
const sites = ["Station on Kyivska", "Coffee, Lviv centre", "АЗС № 12, Бровари"];
const states: [string, Tone][] = [
  ["Paid", "success"],
  ["Paid", "success"],
  ["Waiting", "warning"],
  ["Paid", "success"],
  ["Returned", "danger"],
  ["Draft", "neutral"],
];

/** Made-up sales, the same each time, so that screenshots can be compared. */
export function salesOf(count: number): Sale[] {
  return Array.from({ length: count }, (_, index) => {
    const [status, tone] = states[index % states.length]!; // The remainder is always inside.
    return {
      number: `R-${(104_500 + index * 7).toString()}`,
      time: `${String(8 + (index % 12)).padStart(2, "0")}:${String((index * 17) % 60).padStart(2, "0")}`,
      customer: customers[index % customers.length]!, // The same.
      site: sites[index % sites.length]!, // The same.
      status,
      tone,
      bonus: (index * 13) % 40,
      sum: tone === "danger" ? -(((index * 7919) % 90_000) / 100) : ((index * 7919) % 4_500_000) / 100,
    };
  });
}
