import type { Role } from "@patron/contract/enums";
import * as cards from "./card.ts";
import { type Card, type Part, type Policy, Refused } from "./card.ts";
import { nonsense } from "./nonsense.ts";
import type { Purse } from "./purse.ts";
import * as purses from "./purse.ts";
import type { By, Request } from "./request.ts";
import type { Tank } from "./tank.ts";
import * as tanks from "./tank.ts";

/** A transaction's result and its movements on the card. */
export interface Made {
  serial: number;
  by: "till" | "panel";
  status: "authorized" | "success" | "canceled";
  card: number;
  taken: Part[];
  granted: Part[];
  /** For a refill of the customer's special account. */
  refilled?: number;
  /** Thousandths of a litre that were credited or drawn. */
  litres?: number;
  /** For a check: what it was priced from, and when its reservation expires. */
  sold?: { day: number; due: number; tens: number; odds: number; redeem: number };
}
/** What the response about a check contains. */
export interface SaleResult {
  redeemed: number;
  toPay: number;
  added: number;
  promo: number;
  /** Thousandths of a litre; zero before it is a sale. */
  litres: number;
}
/** The model's expected outcome of a request: a check, a replayed response, done, or a refusal. */
export type Outcome = { sale: SaleResult } | { again: number } | { done: true } | { code: string };

/** The model's whole state: plain data, so it can be copied. */
export interface Books {
  policy: Policy;
  today: number;
  cards: Card[];
  /** The special accounts of the same customers. */
  purses: Purse[];
  /** The fuel credited by sales to the same customers. */
  tanks: Tank[];
  made: Made[];
  /** Requests that were accepted and may be sent again. */
  sent: { serial: number; by: By; request: Request }[];
  roles: readonly Role[];
}
export const emptyBooks = (policy: Policy, count: number): Books => ({
  ...{ policy, today: 0, made: [], sent: [], roles: ["business-manager"] },
  cards: Array.from({ length: count }, () => ({ lots: [], holds: [] })),
  purses: Array.from({ length: count }, purses.newPurse),
  tanks: Array.from({ length: count }, () => null),
});

/** Promotional bonuses expire this many days after the sale. */
export const promoDays = 3;
const price = ({ tens, odds }: { tens: number; odds: number }) => tens * 1_000 + odds * 555;
const percent = (amount: number, rate: number) => Math.floor((amount * rate + 50) / 100);

/** Whether a request that refers to an earlier one has one to refer to. */
export function isPossible(books: Books, request: Request): boolean {
  if (request.do === "repeat") return books.sent.length > 0;
  return "past" in request ? books.made.length > 0 : true;
}

/** The request with the serial number that it refers to, or with the full amount. */
export function pointed<Requested extends Request>(books: Books, request: Requested): Requested & { at: number } {
  const list: { serial: number }[] = request.do === "repeat" ? books.sent : books.made;
  const at = "past" in request ? list[list.length - 1 - (request.past % list.length)]?.serial : undefined;
  const all =
    request.do === "draw" && request.amount === null ? { amount: tankOf(books, request.card)?.left ?? 0 } : {};
  return { ...request, ...all, at: at ?? -1 };
}
export type Pointed = Request & { at: number };

/** The outcome of a request: the new books, unchanged if it is refused, and the response. */
export function answered(before: Books, request: Pointed, serial: number): { books: Books; outcome: Outcome } {
  const books = structuredClone(before);
  try {
    guard(books, request);
    const outcome = act(books, request, serial);
    const by = "by" in request ? request.by : "till";
    if (!["repeat", "roles", "days", "jobs"].includes(request.do)) books.sent.push({ serial, by, request });
    return { books, outcome };
  } catch (error) {
    if (error instanceof Refused) return { books: before, outcome: { code: error.code } };
    throw error;
  }
}

const mayCorrect: Role[] = ["business-manager", "support-operator", "sales-point-manager"];
const mayDraw: Role[] = ["business-manager", "support-operator"];
const mayAdjust: Role[] = ["business-manager", "support-operator", "marketing"];

/** Staff may do what one of their roles allows, from the moment they have it. */
function guard(books: Books, request: Pointed): void {
  const requested = request.do === "repeat" ? books.sent.find(({ serial }) => serial === request.at)?.request : request;
  if (!requested || !("by" in requested) || requested.by !== "staff") return;
  const target =
    requested.do === "nonsense" ? (nonsense[requested.what]?.target ?? "") : `/transactions/${requested.do}`;
  if (target.startsWith("/term/")) return;
  const may = /(finalize|cancel)$/.test(target) ? mayCorrect : requested.do === "draw" ? mayDraw : mayAdjust;
  if (!books.roles.some((role) => may.includes(role))) throw new Refused("access.denied");
}

function act(books: Books, request: Pointed, serial: number): Outcome {
  switch (request.do) {
    case "sell":
      return sell(books, request, serial);
    case "reserve":
      return reserve(books, request, serial);
    case "finalize":
      return finalize(books, request);
    case "cancel":
      return cancel(books, request);
    case "refill":
      return refill(books, request, serial);
    case "draw":
      return draw(books, request, serial);
    case "nonsense":
      throw new Refused(nonsense[request.what]?.code ?? "");
    case "repeat":
      if (request.changed) throw new Refused("idempotency.mismatch");
      return { again: request.at };
    case "roles":
      books.roles = request.roles;
      return { done: true };
    case "days":
      books.today += request.count;
      return { done: true };
    case "jobs":
      return runJobs(books);
    default:
      return byHand(books, request, serial);
  }
}

type ByHand = Extract<Pointed, { do: "add" | "adjust" | "adjust-to" | "write-off" }>;
function byHand(books: Books, request: ByHand, serial: number): Outcome {
  const { today } = books;
  const card = cardOf(books, request.card);
  const made: Made = { serial, by: "panel", status: "success", card: request.card, taken: [], granted: [] };
  books.made.push(made);
  const lives = request.do === "add" ? request.lives : null;
  const until = lives === null ? null : today + lives;
  const amount = request.do === "adjust-to" ? request.amount - cards.balanceOf(card) : request.amount;
  if (amount === 0 && request.do.startsWith("adjust")) throw new Refused("adjustment.zero");
  if (request.do === "write-off" || amount < 0) {
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

/** The totals of a check that may redeem this much. */
function priced(sold: { tens: number; odds: number }, redeemed: number): SaleResult {
  const toPay = price(sold) - redeemed;
  const litres = (sold.tens + sold.odds) * tanks.perUnit;
  return { redeemed, toPay, added: percent(toPay, 10), promo: percent(toPay, 5), litres };
}

function fill(books: Books, made: Made, { litres }: SaleResult): void {
  books.tanks[made.card] = tanks.filled(tankOf(books, made.card), litres);
  made.litres = litres;
}

function grant(card: Card, sale: SaleResult, day: number): Part[] {
  const lots = [
    { kind: "ordinary" as const, until: null, left: sale.added },
    { kind: "promotional" as const, until: day + promoDays, left: sale.promo },
  ].filter(({ left }) => left > 0);
  return lots.length > 0 ? cards.credit(card, lots) : [];
}

type Selling = Extract<Pointed, { do: "sell" | "reserve" }>;
function check(books: Books, request: Selling, serial: number) {
  const { today } = books;
  const card = cardOf(books, request.card);
  const redeemed = Math.max(0, Math.min(request.redeem, price(request), cards.availableOf(card, today)));
  const parts = redeemed > 0 ? cards.pickSpendable(card, redeemed, today) : [];
  const { tens, odds, redeem } = request;
  const sold = { day: today, due: today + (request.do === "reserve" ? request.days : 0), tens, odds, redeem };
  const made: Made = { serial, by: "till", status: "success", card: request.card, taken: [], granted: [], sold };
  books.made.push(made);
  return { card, made, parts, sale: priced(request, redeemed) };
}

function sell(books: Books, request: Selling, serial: number): Outcome {
  const { card, made, parts, sale } = check(books, request, serial);
  if (request.paid) purses.pay(purseOf(books, request.card), serial, sale.toPay, books.today);
  made.taken = cards.move(parts, -1);
  made.granted = grant(card, sale, books.today);
  fill(books, made, sale);
  return { sale };
}

function reserve(books: Books, request: Selling, serial: number): Outcome {
  const { card, made, parts, sale } = check(books, request, serial);
  made.status = "authorized";
  if (request.paid) purses.hold(purseOf(books, request.card), serial, sale.toPay, books.today);
  if (parts.length > 0) card.holds.push({ serial, parts });
  return { sale: { ...sale, litres: 0 } };
}

/** The requested transaction; a till only knows checks. */
function found(books: Books, at: number, by: By): Made {
  const made = books.made.find(({ serial }) => serial === at);
  if (!made || (by === "till" && made.by === "panel")) throw new Refused("transaction.not_found");
  return made;
}

function finalize(books: Books, request: Extract<Pointed, { do: "finalize" }>): Outcome {
  const made = found(books, request.at, request.by);
  const { sold } = made;
  if (!sold || made.status !== "authorized") throw new Refused("transaction.state");
  if (sold.due <= books.today) throw new Refused("transaction.expired");
  const tens = request.by === "till" && request.tens !== null && sold.tens > 0 ? request.tens : sold.tens;
  if (tens > sold.tens) throw new Refused("line.quantity_raised");
  const card = cardOf(books, made.card);
  const held = takeHold(card, made.serial);
  const sale = priced({ ...sold, tens }, Math.min(cards.sum(held), price({ ...sold, tens })));
  made.taken = cards.move(cards.pick(sale.redeemed, held), -1);
  made.granted = grant(card, sale, sold.day);
  fill(books, made, sale);
  purses.capture(purseOf(books, made.card), made.serial, sale.toPay, books.today);
  made.status = "success";
  return { sale };
}

function cancel(books: Books, request: Extract<Pointed, { do: "cancel" }>): Outcome {
  const made = found(books, request.at, request.by);
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

/** Drawn litres return; of credited ones the smaller number is taken first, which decides the refusal. */
function takeBack(books: Books, { card, granted, litres = 0 }: Made): void {
  if (litres < 0) books.tanks[card] = tanks.filled(tankOf(books, card), -litres);
  const credits = [
    { amount: cards.sum(granted), take: () => cards.takeBack(cardOf(books, card), granted, books.today, books.policy) },
    { amount: litres, take: () => tanks.takeBack(tankOf(books, card), litres, books.policy) },
  ];
  for (const { take } of credits.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount)) take();
}

/** Ends expired reservations, then expires lots past their end. */
function runJobs(books: Books): Outcome {
  for (const made of books.made) {
    if (made.status !== "authorized" || !made.sold || made.sold.due > books.today) continue;
    takeHold(cardOf(books, made.card), made.serial);
    purses.free(purseOf(books, made.card), made.serial);
    made.status = "canceled";
  }
  for (const card of books.cards) cards.expire(card, books.today);
  return { done: true };
}

/** Ends a hold and returns its parts. */
function takeHold(card: Card, serial: number): Part[] {
  const hold = card.holds.find((one) => one.serial === serial);
  card.holds = card.holds.filter((one) => one !== hold);
  return hold?.parts ?? [];
}

function cardOf(books: Books, index: number): Card {
  const card = books.cards[index];
  if (!card) throw new Error("Requests are made for existing cards.");
  return card;
}

function tankOf(books: Books, index: number): Tank {
  const tank = books.tanks[index];
  if (tank === undefined) throw new Error("Every card may have an account that sales fill.");
  return tank;
}

function purseOf(books: Books, index: number): Purse {
  const purse = books.purses[index];
  if (!purse) throw new Error("Every card has an account beside it.");
  return purse;
}
