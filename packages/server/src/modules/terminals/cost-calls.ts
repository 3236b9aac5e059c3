import { terminalCosts } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import { parseRate, rateText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { implement } from "#kit/implement.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./cost-queries.ts";
import { getTerminal } from "./queries.ts";
import { record } from "./record.ts";
import { type TerminalRow, toTerminal } from "./views.ts";

type Cost = InferResult<ReturnType<typeof queries.listTerminalCosts>>[number];
type Item = ReplyOf<typeof terminalCosts.item>;
type ItemRow = InferResult<ReturnType<typeof queries.listItems>>[number];

function toTerminalCost({ value, default_value, ...same }: Cost): ReplyOf<typeof terminalCosts.list>["items"][number] {
  return { ...same, default_value: rateText(default_value), value: value === null ? null : rateText(value) };
}

/** An item with the commissions of the terminal: its own value, else the terminal's, else the usual one. */
function toItem({ id, code, title, active, values }: ItemRow, costs: readonly Cost[]): Item {
  const own = new Map(values.map((one) => [one.additional_cost_id, BigInt(one.value)]));
  const commissions = costs.filter(({ kind }) => kind === "commission");
  return {
    ...{ item_id: id, code, title, active },
    costs: commissions.map((cost) => {
      const { additional_cost_id, title: name, type } = cost;
      const value = own.get(additional_cost_id) ?? cost.value ?? cost.default_value;
      return { additional_cost_id, title: name, type, value: rateText(value), own: own.has(additional_cost_id) };
    }),
  };
}

const readCosts = (tenant: Tenant, terminal: TerminalRow) => tenant.many(queries.listTerminalCosts(terminal));

async function readItems(tenant: Tenant, terminal: TerminalRow, ids: readonly string[], costs: readonly Cost[]) {
  return (await tenant.many(queries.listItems(terminal, {}, ids))).map((row) => toItem(row, costs));
}

type Changes = BodyOf<typeof terminalCosts.changeItems>;

/** Stores the values of items; the later of two for one item and cost wins. Returns the items as they are then, or what is unknown. */
async function saveItems(tenant: Tenant, terminal: TerminalRow, body: Changes) {
  const costs = await readCosts(tenant, terminal);
  const commissions = new Set(costs.flatMap((one) => (one.kind === "commission" ? one.additional_cost_id : [])));
  const ids = [...new Set(body.map(({ item_id }) => item_id))];
  const before = await readItems(tenant, terminal, ids, costs);
  if (before.length < ids.length) return "goods.not_found";
  const named = body.flatMap((item) => item.costs.map((one) => ({ goods_id: item.item_id, ...one })));
  if (named.some((one) => !commissions.has(one.additional_cost_id))) return "additional_cost.not_found";
  const last = [...new Map(named.map((one) => [`${one.goods_id}/${one.additional_cost_id}`, one])).values()];
  const set = last.flatMap(({ value, ...key }) => (value === null ? [] : [{ ...key, value: parseRate(value) ?? 0n }]));
  const ended = last.filter(({ value }) => value === null);
  if (set.length > 0) await tenant.run(queries.saveItemValues(terminal.id, set));
  if (ended.length > 0) await tenant.run(queries.endItemValues(terminal.id, ended));
  return { before, after: await readItems(tenant, terminal, ids, costs) };
}

/** The id of an item's values in the audit log: its terminal's and its goods' ids. */
const changesOf = (terminal: TerminalRow, { before, after }: { before: readonly Item[]; after: readonly Item[] }) =>
  after.map((one) => ({
    entityType: "terminal_item_cost" as const,
    id: `${terminal.id}/${one.item_id}`,
    before: before.find(({ item_id }) => item_id === one.item_id),
    after: one,
  }));

/** The additional costs of terminals. */
export const terminalCostCalls = implement(terminalCosts, {
  list: record.showing(async (terminal, { tenant }) => ({
    items: (await readCosts(tenant, terminal)).map(toTerminalCost),
  })),

  async change(context) {
    const { body, tenant, now, fail, changed } = context;
    const terminal = await record.locked(context);
    refuseStale(context, terminal);
    const ids = [...new Set(body.costs.map((one) => one.additional_cost_id))];
    const known = new Map((await tenant.many(queries.lockCosts(terminal.loyalty_id, ids))).map((one) => [one.id, one]));
    if (known.size < ids.length) return fail("additional_cost.not_found");
    const isValued = body.costs.some(
      (one) => one.value != null && known.get(one.additional_cost_id)?.kind !== "commission",
    );
    if (isValued) return fail("additional_cost.value_refused");
    const before = (await readCosts(tenant, terminal)).map(toTerminalCost);
    await tenant.run(queries.endTerminalCosts(terminal.id, ids));
    if (ids.length > 0) await tenant.run(queries.saveTerminalCosts(terminal.id, body.costs));
    await tenant.run(saveRow("terminal", terminal.id, {}, now));
    const items = (await readCosts(tenant, terminal)).map(toTerminalCost);
    const after = toTerminal(await tenant.one(getTerminal(terminal.id)));
    const versions = { before: { ...toTerminal(terminal), costs: before }, after: { ...after, costs: items } };
    changed({ entityType: "terminal", id: terminal.id, ...versions });
    return { items };
  },

  items: record.showing(async (terminal, { query, page, tenant }) => {
    const costs = await readCosts(tenant, terminal);
    const rows = queries.listItems(terminal, query);
    return readPage({ tenant, page }, rows, (found) => found.map((row) => toItem(row, costs)), countsAll);
  }),

  async changeItems(context) {
    const { body, tenant, fail, changed } = context;
    const terminal = await record.locked(context);
    const saved = await saveItems(tenant, terminal, body);
    if (typeof saved === "string") return fail(saved);
    for (const change of changesOf(terminal, saved)) changed(change);
    return { items: saved.after };
  },

  item: record.showing(async (terminal, { path, tenant, fail }) => {
    const [item] = await readItems(tenant, terminal, [path.itemId], await readCosts(tenant, terminal));
    return item ?? fail("goods.not_found");
  }),

  async changeItem(context) {
    const { path, body, tenant, fail, changed } = context;
    const terminal = await record.locked(context);
    const saved = await saveItems(tenant, terminal, [{ item_id: path.itemId, costs: body.costs }]);
    if (typeof saved === "string") return fail(saved);
    for (const change of changesOf(terminal, saved)) changed(change);
    const [item] = saved.after;
    return item ?? fail("goods.not_found");
  },
});
