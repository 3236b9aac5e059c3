import type { Range } from "./goods.ts";

/** A terminal of a location; `share` is its part of the location's sales. */
export interface DemoTerminal {
  title: string;
  type: "register" | "kiosk-and-register";
  share: number;
}

/** A point of sale of the demo business. */
export interface DemoLocation {
  title: string;
  uk: string;
  city: string;
  street: string;
  zip: string;
  /** Degrees. */
  latitude: string;
  longitude: string;
  range: Range;
  terminals: readonly DemoTerminal[];
  /** Its part of the business's sales. */
  share: number;
  /** How busy each hour of the day is; an hour without sales is closed. */
  hours: readonly number[];
  /** How busy Monday to Sunday are. */
  weekDays: readonly number[];
  /** How busy January to December are. */
  months: readonly number[];
}

/** Hours from opening on; nothing is sold before or after. */
function from(opening: number, busy: readonly number[]): number[] {
  return Array.from({ length: 24 }, (_, hour) => busy[hour - opening] ?? 0);
}

const shopHours = [4, 6, 5, 5, 6, 7, 8, 7, 6, 7, 9, 12, 13, 10, 6, 3];
const shopWeek = [0.92, 0.9, 0.92, 0.98, 1.15, 1.25, 1.05];
const shopMonths = [0.92, 0.94, 0.98, 1.04, 1, 0.98, 0.96, 0.98, 1.02, 1, 1.02, 1.3];
const tills = (...shares: number[]): DemoTerminal[] =>
  shares.map((share, index) => ({ title: `Till ${index + 1}`, type: "register", share }));

export const locations: readonly DemoLocation[] = [
  {
    title: "Kalyna Market Khreshchatyk",
    uk: "Калина Маркет Хрещатик",
    city: "Kyiv",
    street: "Khreshchatyk 22",
    zip: "01001",
    latitude: "50.449700",
    longitude: "30.523400",
    range: "market",
    terminals: [...tills(0.42, 0.33), { title: "Self-checkout", type: "kiosk-and-register", share: 0.25 }],
    share: 0.3,
    hours: from(7, shopHours),
    weekDays: shopWeek,
    months: shopMonths,
  },
  {
    title: "Kalyna Market Svobody",
    uk: "Калина Маркет Свободи",
    city: "Lviv",
    street: "Prospekt Svobody 15",
    zip: "79000",
    latitude: "49.842900",
    longitude: "24.026800",
    range: "market",
    terminals: tills(0.6, 0.4),
    share: 0.2,
    hours: from(8, shopHours.slice(0, 14)),
    weekDays: shopWeek,
    months: shopMonths,
  },
  {
    title: "Kalyna Market Derybasivska",
    uk: "Калина Маркет Дерибасівська",
    city: "Odesa",
    street: "Derybasivska 5",
    zip: "65026",
    latitude: "46.484300",
    longitude: "30.737300",
    range: "market",
    terminals: tills(0.55, 0.45),
    share: 0.18,
    hours: from(8, shopHours.slice(0, 15)),
    weekDays: [0.9, 0.9, 0.92, 0.98, 1.1, 1.25, 1.15],
    months: [0.75, 0.76, 0.82, 0.95, 1.05, 1.3, 1.5, 1.45, 1.1, 0.88, 0.82, 1.05],
  },
  {
    title: "Kalyna Coffee Yaroslaviv Val",
    uk: "Калина Кава Ярославів Вал",
    city: "Kyiv",
    street: "Yaroslaviv Val 3",
    zip: "01034",
    latitude: "50.450200",
    longitude: "30.513900",
    range: "coffee",
    terminals: [...tills(0.7), { title: "Window", type: "register", share: 0.3 }],
    share: 0.2,
    hours: from(7, [9, 15, 14, 9, 7, 8, 10, 9, 7, 7, 8, 8, 5, 3]),
    weekDays: [1.05, 1.05, 1.06, 1.06, 1.1, 0.9, 0.75],
    months: [1.02, 1, 1.02, 1, 1, 0.94, 0.86, 0.88, 1.04, 1.08, 1.06, 1.04],
  },
  {
    title: "Kalyna Fuel Stolychne",
    uk: "Калина Пальне Столичне",
    city: "Kyiv",
    street: "Stolychne Highway 41",
    zip: "03131",
    latitude: "50.337000",
    longitude: "30.548000",
    range: "fuel",
    terminals: [...tills(0.45, 0.35), { title: "Pay kiosk", type: "kiosk-and-register", share: 0.2 }],
    share: 0.12,
    hours: [1, 1, 0.6, 0.6, 1, 2, 5, 8, 9, 7, 6, 6, 6, 6, 6, 7, 8, 10, 10, 8, 6, 4, 3, 2],
    weekDays: [1, 0.95, 0.96, 1, 1.15, 1.05, 0.95],
    months: [0.88, 0.9, 0.96, 1, 1.04, 1.1, 1.16, 1.16, 1.04, 1, 0.94, 0.96],
  },
];
