import type { Chance } from "../chance.ts";
import { locations } from "./locations.ts";

/** A fictional customer: addresses are undeliverable, and the telephone numbers are unused. */
export interface DemoCustomer {
  first_name: string;
  last_name: string;
  gender: "female" | "male";
  birth_date: string;
  phone: string;
  email: string | null;
  city: string;
  language: "uk" | "en";
  /** Days after the business opened; founding members joined in the week before. */
  joinedDay: number;
  /** The day of their last visit; null for those who stay. */
  leftDay: number | null;
  /** How often they visit, relative to others. */
  habit: number;
  /** How often they visit each location. */
  at: readonly number[];
  category: "base" | "silver" | "gold";
}

const femaleNames =
  "Olena Iryna Oksana Natalia Tetiana Yuliia Svitlana Kateryna Halyna Mariia Anna Daryna Sofiia Solomiia Zoriana Larysa Viktoriia Liudmyla Alina Yaryna";
const maleNames =
  "Oleksandr Andrii Serhii Volodymyr Dmytro Mykola Ivan Taras Bohdan Yurii Vasyl Petro Maksym Roman Ostap Nazar Ihor Viktor Denys Artem";
const surnames =
  "Shevchenko Kovalenko Bondarenko Tkachenko Kravchenko Oliinyk Lysenko Marchenko Savchenko Rudenko Moroz Petrenko Klymenko Pavlenko Melnyk Hrytsenko Kovalchuk Ponomarenko Polishchuk Boiko Koval Shvets Honchar Tkachuk Romaniuk Didenko Zinchenko Yurchenko Panchenko Sydorenko Vasylenko Kharchenko Fedorenko Nazarenko Stelmakh Hnatiuk Humeniuk Kuzmenko Lytvyn Doroshenko";
const englishWomen = "Emma Grace Charlotte Lucy Hannah Alice Eleanor Rachel";
const englishMen = "James Oliver Thomas Daniel Henry Samuel Edward Peter";
const englishSurnames =
  "Clarke Turner Bennett Harrison Walker Morgan Cooper Hughes Foster Reed Barnes Palmer Chapman Webb";
const words = (text: string) => text.split(" ");

/** The first customers of a seed: increasing the count leaves the earlier ones unchanged. */
export function makePeople(chance: Chance, count: number, days: number, born: number): DemoCustomer[] {
  return Array.from({ length: count }, (_, index) => makePerson(chance.of(`person ${index}`), index, days, born));
}

function makePerson(chance: Chance, index: number, days: number, year: number): DemoCustomer {
  const isEnglish = chance.is(0.08);
  const gender = chance.is(0.56) ? "female" : "male";
  const first = gender === "female" ? (isEnglish ? englishWomen : femaleNames) : isEnglish ? englishMen : maleNames;
  const [first_name, last_name] = [
    chance.pick(words(first)),
    chance.pick(words(isEnglish ? englishSurnames : surnames)),
  ];
  const home = chance.whole(0, locations.length - 1);
  const city = locations[home]?.city ?? "";
  const habit = 0.15 + chance.next() ** 3 * 3;
  const joinedDay = chance.is(0.4) ? -chance.whole(0, 6) : Math.floor(chance.next() ** 1.4 * days);
  const leaves = chance.is(0.18);
  return {
    first_name,
    last_name,
    gender,
    birth_date: `${year - chance.whole(18, 74)}-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`,
    phone: isEnglish && index < 2_000 ? fictional(index) : retired(index),
    email: chance.is(0.72) ? emailOf(first_name, last_name, index, chance) : null,
    city,
    language: isEnglish ? "en" : "uk",
    joinedDay,
    leftDay: leaves ? joinedDay + chance.whole(30, days) : null,
    habit,
    at: locations.map((one, other) => (other === home ? 1 : one.city === city ? 0.4 : 0.02)),
    category: habit > 2.3 ? "gold" : habit > 1.2 ? "silver" : "base",
  };
}

const two = (value: number) => String(value).padStart(2, "0");

/** Numbers of a closed Ukrainian network (code 92): well-formed and unused. */
function retired(index: number): string {
  return `+38092${String(1_000_000 + ((index * 7919) % 9_000_000))}`;
}

/** Numbers reserved for fiction: 555-0100 to 555-0199 of American area codes. */
function fictional(index: number): string {
  const areas = [201, 202, 212, 213, 303, 305, 312, 404, 415, 503, 512, 602, 617, 702, 713, 808, 916, 919, 952, 972];
  return `+1${areas[Math.floor(index / 100) % areas.length]}55501${two(index % 100)}`;
}

function emailOf(first: string, last: string, index: number, chance: Chance): string {
  const domain = chance.pick(["example.com", "example.org", "example.net"]);
  return `${first}.${last}.${index + 1}@${domain}`.toLowerCase();
}
