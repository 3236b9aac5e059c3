import { calls } from "@patron/contract/routes";
import type { Range } from "../business/goods.ts";
import { locations } from "../business/locations.ts";
import { demoCategoryRules, demoRules } from "../business/rules.ts";
import type { Desk } from "./desk.ts";

/** A terminal of the demo with its API key. */
export interface FoundTerminal {
  id: string;
  range: Range;
  key: string;
}

/** Creates the locations with their terminals; by location, then by terminal. */
export async function openLocations(
  { request, loyaltyId }: Desk,
  groups: Record<Range, string>,
): Promise<FoundTerminal[][]> {
  const made: FoundTerminal[][] = [];
  for (const [
    priority,
    { title, uk, city, street, zip, latitude, longitude, range, terminals },
  ] of locations.entries()) {
    const address = { city, street, zip };
    const body = { loyalty_id: loyaltyId, title, public_title: { en: title, uk }, address, latitude, longitude };
    const pos = await request(calls.pos.add, { body: { ...body, country: "UA", priority } });
    const own: FoundTerminal[] = [];
    for (const terminal of terminals) {
      const stand = { pos_id: pos.id, currency: "UAH", price_group_id: groups[range] };
      const tillBody = { ...stand, title: terminal.title, terminal_type: terminal.type, language: "uk" as const };
      const { id } = await request(calls.terminals.add, { body: tillBody });
      const { api_key } = await request(calls.terminals.updateKey, { path: { terminalId: id } });
      own.push({ id, range, key: api_key });
    }
    made.push(own);
  }
  return made;
}

/** The customer categories by the demo's own key; new customers are in the first. */
async function addCardCategories({ request, loyaltyId }: Desk): Promise<Map<string, string>> {
  const rows = [
    { key: "base", title: "Kalyna", uk: "Калина", color: "#9f1239" },
    { key: "silver", title: "Silver", uk: "Срібна", color: "#64748b" },
    { key: "gold", title: "Gold", uk: "Золота", color: "#b45309" },
  ];
  const ids = new Map<string, string>();
  for (const [sort_order, { key, title, uk, color }] of rows.entries()) {
    const face = { title, public_title: { en: title, uk }, color, text_color: "#ffffff" };
    const body = { ...face, sort_order, is_default: sort_order === 0 };
    ids.set(key, (await request(calls.cardCategories.add, { path: { loyaltyId }, body })).id);
  }
  return ids;
}

/** Sets up the programme: categories, how bonuses pay, how rules combine, and the rules of a year. Returns the categories. */
export async function makeProgramme(
  desk: Desk,
  categories: ReadonlyMap<string, string>,
  first: Temporal.PlainDate,
): Promise<Map<string, string>> {
  const { request, loyaltyId } = desk;
  const path = { loyaltyId };
  const cardCategories = await addCardCategories(desk);
  const settings = {
    new_customer_access: "full" as const,
    bonuses_payment_type: "partial" as const,
    bonuses_max_percent: "50",
    bonuses_exclude_categories: [categories.get("alcohol") ?? ""],
    cash_rounding_steps: { UAH: "0.10" },
    spent_bonus_policy: "allow-debt" as const,
  };
  await request(calls.loyalty.changeSettings, { path, body: settings });
  const schemes = { discounts_scheme: "maximum" as const, charges_scheme: "summarizing" as const };
  await request(calls.rules.changeSettings, { path, body: schemes });
  for (const body of demoRules({ categories, cardCategories, first })) await request(calls.rules.add, { path, body });
  for (const body of demoCategoryRules(cardCategories)) await request(calls.cardCategoryRules.add, { path, body });
  return cardCategories;
}
