/** Bonuses credited together, in minor units. Negative: a debt. */
export interface Lot {
  kind: "ordinary" | "promotional";
  /** The last valid day, counted from the first day of a run; null: no expiry. */
  until: number | null;
  left: number;
  /** The expired and not restored part. */
  expired: number;
}
/** A change or hold of a lot. */
export interface Part {
  lot: Lot;
  amount: number;
}
/** A card: its lots in order of crediting, and the holds of reservations. */
export interface Card {
  lots: Lot[];
  holds: { serial: number; parts: Part[] }[];
}
export type Policy = "refuse" | "allow-debt";

/** Why the model expects a refusal. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const sum = (of: readonly { amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0);
export const balanceOf = (card: Card) => card.lots.reduce((all, { left }) => all + left, 0);
export const heldOf = (card: Card) => sum(card.holds.flatMap(({ parts }) => parts));

/** The part of a lot without holds; zero for a debt. */
function freeOf(card: Card, lot: Lot): number {
  const held = sum(card.holds.flatMap(({ parts }) => parts.filter((part) => part.lot === lot)));
  return Math.max(0, lot.left - held);
}

/** Sorting is stable, so of two lots with the same end the older comes first. */
const byEnd = (lots: readonly Lot[]) => lots.toSorted((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity));
const isOver = (lot: Lot, today: number) => lot.until !== null && lot.until < today;

function spendable(card: Card, today: number): Part[] {
  return byEnd(card.lots)
    .filter((lot) => !isOver(lot, today))
    .map((lot) => ({ lot, amount: freeOf(card, lot) }));
}

/** What expires on a day: past its end, and without holds. */
function overdue(card: Card, today: number): Part[] {
  return card.lots.filter((lot) => isOver(lot, today)).map((lot) => ({ lot, amount: freeOf(card, lot) }));
}

export function availableOf(card: Card, today: number): number {
  const own = balanceOf(card) - heldOf(card) - sum(overdue(card, today));
  return Math.min(own, sum(spendable(card, today)));
}

/** As much of an amount as portions have, in order. */
export function pick(amount: number, portions: readonly Part[]): Part[] {
  let remaining = amount;
  return portions.flatMap(({ lot, amount: most }) => {
    const taken = Math.min(remaining, most);
    remaining -= taken;
    return taken > 0 ? [{ lot, amount: taken }] : [];
  });
}

/** Where an amount would be taken from: nearest expiry first, then older lots. */
export function pickSpendable(card: Card, amount: number, today: number): Part[] {
  if (amount <= 0) throw new Refused("amount.not_positive");
  if (amount > availableOf(card, today)) throw new Refused("bonuses.insufficient");
  return pick(amount, spendable(card, today));
}

/** Moves lots, and returns the changes. */
export function move(parts: readonly Part[], by: 1 | -1): Part[] {
  for (const { lot, amount } of parts) lot.left += by * amount;
  return parts.map(({ lot, amount }) => ({ lot, amount: by * amount }));
}

/** Credits lots. Debts are settled first, with what expires soonest. */
export function credit(card: Card, lots: readonly Pick<Lot, "kind" | "until" | "left">[]): Part[] {
  const added = lots.map((lot) => ({ ...lot, expired: 0 }));
  if (added.length === 0 || added.some(({ left }) => left <= 0)) throw new Refused("amount.not_positive");
  const parts: Part[] = [];
  for (const lot of byEnd(added)) {
    for (const debt of card.lots.filter(({ left }) => left < 0)) {
      const settled = Math.min(lot.left, -debt.left);
      lot.left -= settled;
      parts.push(...move([{ lot: debt, amount: settled }], 1));
    }
  }
  const made = added.filter(({ left }) => left > 0);
  card.lots.push(...made);
  return [...parts, ...made.map((lot) => ({ lot, amount: lot.left }))];
}

/** Takes a credit back: expired parts count as present, then others pay for what was spent, then the policy decides. */
export function takeBack(card: Card, granted: readonly Part[], today: number, policy: Policy): void {
  for (const { lot } of granted) {
    lot.left += lot.expired;
    lot.expired = 0;
  }
  const own = card.lots.filter((lot) => granted.some((part) => part.lot === lot));
  const others = spendable(card, today).filter(({ lot }) => !own.includes(lot));
  const most = Math.min(sum(granted), Math.max(0, balanceOf(card) - heldOf(card)));
  const taken = pick(most, [...own.map((lot) => ({ lot, amount: freeOf(card, lot) })), ...others]);
  move(taken, -1);
  const short = sum(granted) - sum(taken);
  if (short === 0) return;
  if (policy === "refuse") throw new Refused("bonuses.spent");
  const debt = card.lots.find(({ left }) => left < 0);
  if (debt) debt.left -= short;
  else card.lots.push({ kind: "ordinary", until: null, left: -short, expired: 0 });
}

export function expire(card: Card, today: number): void {
  for (const { lot, amount } of overdue(card, today)) {
    lot.left -= amount;
    lot.expired += amount;
  }
}
