import { locations } from "./business/locations.ts";
import type { DemoCustomer } from "./business/people.ts";
import { type Chance, Weights } from "./chance.ts";

/** The share of checks with a card. */
const memberShare = 0.4;
/** Customers who have not joined yet or have left do not come; after this many tries the buyer is unknown. */
const tries = 3;

/** Selects the customer for a location. */
export class Visitors {
  readonly #people: readonly DemoCustomer[];
  readonly #weights: Weights[];

  constructor(people: readonly DemoCustomer[]) {
    this.#people = people;
    this.#weights = locations.map((_, index) => new Weights(people.map(({ habit, at }) => habit * (at[index] ?? 0))));
  }

  /** A member for a location and day, or null for an unknown buyer. */
  draw(chance: Chance, position: number, day: number): number | null {
    const weights = this.#weights[position];
    if (!weights || weights.total === 0 || !chance.is(memberShare)) return null;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const found = weights.draw(chance);
      const person = this.#people[found];
      // They join on a day and buy from the next one on.
      if (person && person.joinedDay < day && (person.leftDay === null || day < person.leftDay)) return found;
    }
    return null;
  }
}
