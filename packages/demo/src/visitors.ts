import { locations } from "./business/locations.ts";
import type { DemoCustomer } from "./business/people.ts";
import { type Chance, Weights } from "./chance.ts";

/** How many of the checks show a card. */
const memberShare = 0.4;
/** Somebody who has not joined yet, or has left, does not come; after so many of them it is a stranger. */
const tries = 3;

/** Who comes to which place. */
export class Visitors {
  readonly #people: readonly DemoCustomer[];
  readonly #weights: Weights[];

  constructor(people: readonly DemoCustomer[]) {
    this.#people = people;
    this.#weights = locations.map((_, index) => new Weights(people.map(({ habit, at }) => habit * (at[index] ?? 0))));
  }

  /** A member who comes to a place on a day, or nobody that is known. */
  draw(chance: Chance, position: number, day: number): number | null {
    const weights = this.#weights[position];
    if (!weights || weights.total === 0 || !chance.is(memberShare)) return null;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const found = weights.draw(chance);
      const person = this.#people[found];
      // They join on a day and come from the next one on.
      if (person && person.joinedDay < day && (person.leftDay === null || day < person.leftDay)) return found;
    }
    return null;
  }
}
