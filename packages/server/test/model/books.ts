import type { Role } from "@patron/contract/words";
import type { Ask, By } from "./ask.ts";
import * as cards from "./card.ts";
import { type Card, type Part, type Policy, Refused } from "./card.ts";
import { nonsense } from "./nonsense.ts";
import type { Purse } from "./purse.ts";
import * as purses from "./purse.ts";
import type { Tank } from "./tank.ts";
import * as tanks from "./tank.ts";

/** What a transaction has come to, and what it moved of its card. */
export interface Made {
  serial: number;
  by: "till" | "panel";
  status: "authorized" | "success" | "canceled";
  card: number;
  taken: Part[];
  granted: Part[];
  /** Of a refill of the customer's special account. */
  refilled?: number;
  /** Thousandths of a litre that it credited, or that were drawn. */
  litres?: number;
  /** Of a check: what it was priced from, and when its reservation runs out. */
  sold?: { day: number; due: number; tens: number; odds: number; redeem: number };
}
/** What a check tells of itself. */
export interface Told {
  redeemed: number;
  toPay: number;
  added: number;
  promo: number;
  /** Thousandths of a litre; nothing before it is a sale. */
  litres: number;
}
/** What the model expects of an asking: the check that is told, a repeated answer, plainly done, or a refusal. */
export type Outcome = { told: Told } | { again: number } | { done: true } | { code: string };

/** All that the model knows: plain data, so that it can be copied and tried out. */
export interface Books {
  policy: Policy;
  today: number;
  cards: Card[];
  /** The special accounts of the same customers. */
  purses: Purse[];
  /** What sales have filled for the same customers. */
  tanks: Tank[];
  made: Made[];
  /** Requests that were accepted and may be sent again. */
  sent: { serial: number; by: By; ask: Ask }[];
  roles: readonly Role[];
}
export const emptyBooks = (policy: Policy, count: number): Books => ({
  ...{ policy, today: 0, made: [], sent: [], roles: ["business-manager"] },
  cards: Array.from({ length: count }, () => ({ lots: [], holds: [] })),
  purses: Array.from({ length: count }, purses.newPurse),
  tanks: Array.from({ length: count }, () => null),
});

/** What is promotional ends so many days after its sale. */
export const promoDays = 3;
const price = ({ tens, odds }: { tens: number; odds: number }) => tens * 1_000 + odds * 555;
const percent = (amount: number, rate: number) => Math.floor((amount * rate + 50) / 100);

/** Whether an asking that points back has something to point at. */
export function isPossible(books: Books, ask: Ask): boolean {
  if (ask.do === "repeat") return books.sent.length > 0;
  return "past" in ask ? books.made.length > 0 : true;
}

/** The same asking with the serial number of what it points at, or with the amount of all there is. */
export function pointed<Asked extends Ask>(books: Books, ask: Asked): Asked & { at: number } {
  const list: { serial: number }[] = ask.do === "repeat" ? books.sent : books.made;
  const at = "past" in ask ? list[list.length - 1 - (ask.past % list.length)]?.serial : undefined;
  const all = ask.do === "draw" && ask.amount === null ? { amount: tankOf(books, ask.card)?.left ?? 0 } : {};
  return { ...ask, ...all, at: at ?? -1 };
}
export type Pointed = Ask & { at: number };

/** What comes of an asking: books afterwards, which are those before when it is refused, and what is told of it. */
export function answered(before: Books, ask: Pointed, serial: number): { books: Books; outcome: Outcome } {
  const books = structuredClone(before);
  try {
    guard(books, ask);
    const outcome = act(books, ask, serial);
    const by = "by" in ask ? ask.by : "till";
    if (!["repeat", "roles", "days", "jobs"].includes(ask.do)) books.sent.push({ serial, by, ask });
    return { books, outcome };
  } catch (error) {
    if (error instanceof Refused) return { books: before, outcome: { code: error.code } };
    throw error;
  }
}

const mayCorrect: Role[] = ["business-manager", "support-operator", "sales-point-manager"];
const mayDraw: Role[] = ["business-manager", "support-operator"];
const mayAdjust: Role[] = ["business-manager", "support-operator", "marketing"];

/** Staff do what one of their roles lets them, from the moment on at which they have it. */
function guard(books: Books, ask: Pointed): void {
  const asked = ask.do === "repeat" ? books.sent.find(({ serial }) => serial === ask.at)?.ask : ask;
  if (!asked || !("by" in asked) || asked.by !== "staff") return;
  const target = asked.do === "nonsense" ? (nonsense[asked.what]?.target ?? "") : `/transactions/${asked.do}`;
  if (target.startsWith("/term/")) return;
  const may = /(finalize|cancel)$/.test(target) ? mayCorrect : asked.do === "draw" ? mayDraw : mayAdjust;
  if (!books.roles.some((role) => may.includes(role))) throw new Refused("access.denied");
}

function act(books: Books, ask: Pointed, serial: number): Outcome {
  switch (ask.do) {
    case "sell":
      return sell(books, ask, serial);
    case "reserve":
      return reserve(books, ask, serial);
    case "finalize":
      return finalize(books, ask);
    case "cancel":
      return cancel(books, ask);
    case "refill":
      return refill(books, ask, serial);
    case "draw":
      return draw(books, ask, serial);
    case "nonsense":
      throw new Refused(nonsense[ask.what]?.code ?? "");
    case "repeat":
      if (ask.changed) throw new Refused("idempotency.mismatch");
      return { again: ask.at };
    case "roles":
      books.roles = ask.roles;
      return { done: true };
    case "days":
      books.today += ask.count;
      return { done: true };
    case "jobs":
      return runJobs(books);
    default:
      return byHand(books, ask, serial);
  }
}

type ByHand = Extract<Pointed, { do: "add" | "adjust" | "adjust-to" | "write-off" }>;
function byHand(books: Books, ask: ByHand, serial: number): Outcome {
  const { today } = books;
  const card = cardOf(books, ask.card);
  const made: Made = { serial, by: "panel", status: "success", card: ask.card, taken: [], granted: [] };
  books.made.push(made);
  const lives = ask.do === "add" ? ask.lives : null;
  const until = lives === null ? null : today + lives;
  const amount = ask.do === "adjust-to" ? ask.amount - cards.balanceOf(card) : ask.amount;
  if (amount === 0 && ask.do.startsWith("adjust")) throw new Refused("adjustment.zero");
  if (ask.do === "write-off" || amount < 0) {
    made.taken = cards.move(cards.pickSpendable(card, Math.abs(amount), today), -1);
  } else {
    const kind = until === null ? "ordinary" : "promotional";
    made.granted = cards.credit(card, [{ kind, until, left: amount }]);
  }
  return { done: true };
}

function refill(books: Books, { card, amount }: Extract<Pointed, { do: "refill" }>, serial: number): Outcome {
  purses.refill(purseOf(books, card), amount);
  books.made.push({ serial, by: "panel", status: "success", card, taken: [], granted: [], refilled: amount });
  return { done: true };
}

function draw(books: Books, { card, amount }: Extract<Pointed, { do: "draw" }>, serial: number): Outcome {
  if (amount === null) throw new Error("All there is was pointed at.");
  tanks.draw(tankOf(books, card), amount);
  books.made.push({ serial, by: "panel", status: "success", card, taken: [], granted: [], litres: -amount });
  return { done: true };
}

/** The sums of a check that may redeem so much. */
function priced(sold: { tens: number; odds: number }, redeemed: number): Told {
  const toPay = price(sold) - redeemed;
  const litres = (sold.tens + sold.odds) * tanks.perUnit;
  return { redeemed, toPay, added: percent(toPay, 10), promo: percent(toPay, 5), litres };
}

function fill(books: Books, made: Made, { litres }: Told): void {
  books.tanks[made.card] = tanks.filled(tankOf(books, made.card), litres);
  made.litres = litres;
}

function grant(card: Card, told: Told, day: number): Part[] {
  const lots = [
    { kind: "ordinary" as const, until: null, left: told.added },
    { kind: "promotional" as const, until: day + promoDays, left: told.promo },
  ].filter(({ left }) => left > 0);
  return lots.length > 0 ? cards.credit(card, lots) : [];
}

type Selling = Extract<Pointed, { do: "sell" | "reserve" }>;
function check(books: Books, ask: Selling, serial: number) {
  const { today } = books;
  const card = cardOf(books, ask.card);
  const redeemed = Math.max(0, Math.min(ask.redeem, price(ask), cards.availableOf(card, today)));
  const parts = redeemed > 0 ? cards.pickSpendable(card, redeemed, today) : [];
  const { tens, odds, redeem } = ask;
  const sold = { day: today, due: today + (ask.do === "reserve" ? ask.lasts : 0), tens, odds, redeem };
  const made: Made = { serial, by: "till", status: "success", card: ask.card, taken: [], granted: [], sold };
  books.made.push(made);
  return { card, made, parts, told: priced(ask, redeemed) };
}

function sell(books: Books, ask: Selling, serial: number): Outcome {
  const { card, made, parts, told } = check(books, ask, serial);
  if (ask.paid) purses.pay(purseOf(books, ask.card), serial, told.toPay, books.today);
  made.taken = cards.move(parts, -1);
  made.granted = grant(card, told, books.today);
  fill(books, made, told);
  return { told };
}

function reserve(books: Books, ask: Selling, serial: number): Outcome {
  const { card, made, parts, told } = check(books, ask, serial);
  made.status = "authorized";
  if (ask.paid) purses.hold(purseOf(books, ask.card), serial, told.toPay, books.today);
  if (parts.length > 0) card.holds.push({ serial, parts });
  return { told: { ...told, litres: 0 } };
}

/** The transaction that is meant; a till knows none but checks. */
function found(books: Books, at: number, by: By): Made {
  const made = books.made.find(({ serial }) => serial === at);
  if (!made || (by === "till" && made.by === "panel")) throw new Refused("transaction.not_found");
  return made;
}

function finalize(books: Books, ask: Extract<Pointed, { do: "finalize" }>): Outcome {
  const made = found(books, ask.at, ask.by);
  const { sold } = made;
  if (!sold || made.status !== "authorized") throw new Refused("transaction.state");
  if (sold.due <= books.today) throw new Refused("transaction.expired");
  const tens = ask.by === "till" && ask.tens !== null && sold.tens > 0 ? ask.tens : sold.tens;
  if (tens > sold.tens) throw new Refused("line.quantity_raised");
  const card = cardOf(books, made.card);
  const held = takeHold(card, made.serial);
  const told = priced({ ...sold, tens }, Math.min(cards.sum(held), price({ ...sold, tens })));
  made.taken = cards.move(cards.pick(told.redeemed, held), -1);
  made.granted = grant(card, told, sold.day);
  fill(books, made, told);
  purses.capture(purseOf(books, made.card), made.serial, told.toPay, books.today);
  made.status = "success";
  return { told };
}

function cancel(books: Books, ask: Extract<Pointed, { do: "cancel" }>): Outcome {
  const made = found(books, ask.at, ask.by);
  if (made.status === "canceled") throw new Refused("transaction.state");
  const card = cardOf(books, made.card);
  takeHold(card, made.serial);
  const purse = purseOf(books, made.card);
  purses.free(purse, made.serial);
  purses.giveBack(purse, made.serial);
  if (made.refilled) purses.takeBack(purse, made.refilled, books.policy);
  cards.move(made.taken, -1);
  takeBack(books, made);
  made.status = "canceled";
  return { done: true };
}

/** What was drawn goes back; of what was credited the smaller number goes first, which tells by what a refusal is told. */
function takeBack(books: Books, { card, granted, litres = 0 }: Made): void {
  if (litres < 0) books.tanks[card] = tanks.filled(tankOf(books, card), -litres);
  const credits = [
    { amount: cards.sum(granted), take: () => cards.takeBack(cardOf(books, card), granted, books.today, books.policy) },
    { amount: litres, take: () => tanks.takeBack(tankOf(books, card), litres, books.policy) },
  ];
  for (const { take } of credits.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount)) take();
}

/** Reservations that have run out end, then what is past its end lapses. */
function runJobs(books: Books): Outcome {
  for (const made of books.made) {
    if (made.status !== "authorized" || !made.sold || made.sold.due > books.today) continue;
    takeHold(cardOf(books, made.card), made.serial);
    purses.free(purseOf(books, made.card), made.serial);
    made.status = "canceled";
  }
  for (const card of books.cards) cards.lapse(card, books.today);
  return { done: true };
}

/** Ends a hold, and tells what it held. */
function takeHold(card: Card, serial: number): Part[] {
  const hold = card.holds.find((one) => one.serial === serial);
  card.holds = card.holds.filter((one) => one !== hold);
  return hold?.parts ?? [];
}

function cardOf(books: Books, place: number): Card {
  const card = books.cards[place];
  if (!card) throw new Error("Asks are made for the cards that there are.");
  return card;
}

function tankOf(books: Books, place: number): Tank {
  const tank = books.tanks[place];
  if (tank === undefined) throw new Error("Every card may have an account that sales fill.");
  return tank;
}

function purseOf(books: Books, place: number): Purse {
  const purse = books.purses[place];
  if (!purse) throw new Error("Every card has an account beside it.");
  return purse;
}
