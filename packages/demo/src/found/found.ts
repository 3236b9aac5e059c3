import { calls } from "@patron/contract/routes";
import { atOnce, type DemoServer } from "../api.ts";
import { historyOf, hourStart } from "../business/calendar.ts";
import { goods, type Range } from "../business/goods.ts";
import { type DemoCustomer, makePeople } from "../business/people.ts";
import { type PriceChange, priceChanges } from "../business/prices.ts";
import type { RuleBody } from "../business/rules.ts";
import type { Chance } from "../chance.ts";
import { type DemoOwner, type Desk, openDesk } from "./desk.ts";
import { type FoundTerminal, makeProgramme, openLocations } from "./premises.ts";
import { fillShelves } from "./shelves.ts";

/** The business at the end of its year, without its sales. */
export interface Founded {
  businessId: string;
  loyaltyId: string;
  terminals: FoundTerminal[][];
  /** By the demo's own key. */
  categoryIds: ReadonlyMap<string, string>;
  /** In the order of the demo's list. */
  goodsIds: string[];
  people: DemoCustomer[];
  customerIds: string[];
  /** Times at which prices changed, earliest first. */
  priceChanges: number[];
}
export interface FoundRequest {
  server: DemoServer;
  owner: DemoOwner;
  chance: Chance;
  customers: number;
  upTo: Date;
  /** Rules besides the demo's own. */
  rules: readonly RuleBody[];
}

const openingHour = 9;
/** All customers join some time before the end of the history. */
const joiningDays = 350;

/** Plays the year through the API: the opening, then prices and customers, each on its day. */
export async function foundBusiness({ server, owner, chance, customers, upTo, rules }: FoundRequest): Promise<Founded> {
  const { first } = historyOf(upTo);
  const desk = await openDesk(server, owner, hourStart(first.subtract({ days: 8 }), openingHour));
  const { categoryIds, goodsIds, groups } = await fillShelves(desk);
  const terminals = await openLocations(desk, groups);
  const cardCategories = await makeProgramme(desk, categoryIds, first);
  for (const body of rules) await desk.request(calls.rules.add, { path: { loyaltyId: desk.loyaltyId }, body });
  const people = makePeople(chance.of("people"), customers, joiningDays, first.year);
  const changes = priceChanges(chance.of("prices"));
  const events = [
    ...people.map((person, index) => ({ at: joinedAt(first, person, index), run: join(person, index) })),
    ...pricesByDay(changes, first).map(({ at, on }) => ({ at, run: reprice(on) })),
  ].sort((a, b) => a.at - b.at);
  const year = { desk, goodsIds, groups, cardCategories, customerIds: new Array<string>(people.length) };
  for (const group of inGroups(events)) {
    await desk.goTo(group[0].at);
    await Promise.all(group.map(({ at, run }) => server.at(at, () => run(year))));
  }
  const { businessId, loyaltyId } = desk;
  const moments = [...new Set(pricesByDay(changes, first).map(({ at }) => at))];
  return {
    businessId,
    loyaltyId,
    terminals,
    categoryIds,
    goodsIds,
    people,
    customerIds: year.customerIds,
    priceChanges: moments,
  };
}

interface Event {
  at: number;
  run(year: Year): Promise<unknown>;
}
/** From the first event of a day to the last; those of one day do not depend on each other. */
const longestDayMs = 12 * 3_600_000;

/** Events in order, those of a day together as far as the server works on them at once. */
function* inGroups(events: readonly Event[]): Generator<[Event, ...Event[]]> {
  let group: [Event, ...Event[]] | undefined;
  for (const event of events) {
    if (group && group.length < atOnce && event.at - group[0].at < longestDayMs) group.push(event);
    else {
      if (group) yield group;
      group = [event];
    }
  }
  if (group) yield group;
}

interface Year {
  desk: Desk;
  goodsIds: readonly string[];
  groups: Record<Range, string>;
  cardCategories: ReadonlyMap<string, string>;
  customerIds: string[];
}

/** A time within the opening hours of the day they joined; they buy from the next day on. */
function joinedAt(first: Temporal.PlainDate, { joinedDay }: DemoCustomer, index: number): number {
  return hourStart(first.add({ days: joinedDay }), openingHour) + ((index * 40_503) % 600) * 60_000;
}

function join(person: DemoCustomer, index: number) {
  return async ({ desk, cardCategories, customerIds }: Year) => {
    const { joinedDay: _, leftDay: __, habit: ___, at: ____, category, ...known } = person;
    const body = {
      ...known,
      loyalty_id: desk.loyaltyId,
      country: "UA",
      category_id: cardCategories.get(category) ?? null,
    };
    customerIds[index] = (await desk.request(calls.customers.add, { body })).id;
  };
}

function pricesByDay(changes: readonly PriceChange[], first: Temporal.PlainDate) {
  const days = Map.groupBy(changes, ({ day }) => day);
  return [...days].map(([day, on]) => ({ at: hourStart(first.add({ days: day }), 5), on }));
}

/** Sets new prices in every group with the item. */
function reprice(changes: readonly PriceChange[]) {
  return async ({ desk, goodsIds, groups }: Year) => {
    for (const [range, priceGroupId] of Object.entries(groups)) {
      const body = changes.flatMap(({ code, price }) => {
        const index = goods.findIndex((item) => item.code === code);
        const isThere = goods[index]?.ranges.some((one) => one === range);
        return isThere ? [{ item_id: goodsIds[index] ?? "", master_price: price }] : [];
      });
      const path = { loyaltyId: desk.loyaltyId, priceGroupId };
      if (body.length > 0) await desk.request(calls.priceGroups.changeItems, { path, body });
    }
  };
}
