import { type DescribedRule, namesOf, type RuleNames } from "./described-rule.ts";
import type { DayRun, GroupFacts, RangeFacts, WhenFacts, WhoFacts } from "./rule-facts.ts";

/** A range with at least one end, or null. */
export function rangeOf(from: string | null | undefined, to: string | null | undefined): RangeFacts | null {
  if (from) return { from, to: to ?? null };
  return to ? { from: null, to } : null;
}

/** Who takes part; null for everybody. Groups with values of their own have a sentence of their own. */
export function whoOf(rule: DescribedRule, names: RuleNames, hasGroups: boolean): WhoFacts | null {
  const person = rule.customer_condition ?? {};
  const table = rule.card_category_values ?? [];
  const age = rangeOf(person.age_from?.toString(), person.age_to?.toString());
  const who: WhoFacts = {
    groups: hasGroups && table.length > 0 ? groupsOf(table, names) : null,
    // With a table, the engine considers its groups only. Only members can get bonuses.
    members: table.length === 0 && (rule.members === true || rule.action_type.startsWith("charge-")),
    gender: person.gender ?? null,
    age,
    joinedWithin: person.registered_within_days ?? null,
  };
  const isEverybody = !who.groups && !who.members && !who.gender && !age && who.joinedWithin === null;
  return isEverybody ? null : who;
}

function groupsOf(table: NonNullable<DescribedRule["card_category_values"]>, names: RuleNames): GroupFacts {
  const ids = table.flatMap(({ card_category_id: id }) => id ?? []);
  return {
    categories: namesOf(ids, names.cardCategories),
    uncategorised: table.some(({ audience }) => audience === "uncategorised"),
    walkIn: table.some(({ audience }) => audience === "walk_in"),
  };
}

/** Days of the week and hours; null for always. */
export function whenOf(rule: DescribedRule): WhenFacts | null {
  const hours = rangeOf(shortTime(rule.time_from), shortTime(rule.time_to));
  const days = dayRuns(rule.week_days ?? []);
  return days.length > 0 || hours ? { days, hours } : null;
}

const shortTime = (time: string | null | undefined) => time?.replace(/^0/, "");

/** Groups consecutive days; three or more become a run, and all seven are no condition. */
export function dayRuns(days: readonly number[]): DayRun[] {
  const sorted = [...new Set(days)].sort();
  if (sorted.length === 7) return [];
  const runs: [number, number][] = [];
  for (const day of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs.flatMap(([from, to]): DayRun[] => {
    if (to - from !== 1) return [[from, to]];
    return [
      [from, from],
      [to, to],
    ];
  });
}
