import {
  type AnyCall,
  call,
  type FiltersOf,
  flag,
  items,
  object,
  page,
  roles,
  type SortsOf,
} from "@patron/contract/kit";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { raw } from "../database/rows.ts";
import { equals, filtersOf, isTrue, noCondition } from "./filters.ts";
import { ordersOf } from "./paged.ts";

const list = call("GET /things", {
  summary: "Lists things.",
  access: roles("viewer"),
  query: { only_active: flag, by_color: flag },
  paged: { sorts: ["title", "seen_dt"] },
  response: page(object({})),
});
const unsorted = call("GET /all", { summary: "Lists all.", access: roles("viewer"), response: items(object({})) });
const textOf = (part: Parameters<typeof raw>[0]) => raw(part).compile().sql;

describe("filters", () => {
  test("that a call declares all have a condition, and none that it does not", () => {
    const fits = filtersOf<FiltersOf<typeof list>>({ only_active: isTrue("active"), by_color: noCondition });
    // @ts-expect-error Nothing reads `by_color`.
    filtersOf<FiltersOf<typeof list>>({ only_active: isTrue("active") });
    // @ts-expect-error The call declares no `size`.
    filtersOf<FiltersOf<typeof list>>({ only_active: isTrue("active"), by_color: noCondition, size: equals("size") });

    expect(textOf(fits({ only_active: true, by_color: true }))).toBe('("active")');
    expect(textOf(fits({}))).toBe("true");
  });
});

describe("sorts", () => {
  const keys = { title: sql`lower(title)`, seen_dt: { nullable: sql`seen_dt` } };
  const by = { first: ["title", "asc"], equal: sql`id` } as const;
  const inOrder = ordersOf<SortsOf<typeof list>>(keys, by);

  test("that a call declares all have a key, and none that it does not", () => {
    // @ts-expect-error `seen_dt` has no key.
    ordersOf<SortsOf<typeof list>>({ title: sql`title` }, by);
    // @ts-expect-error The call does not sort by `size`.
    ordersOf<SortsOf<typeof list>>({ ...keys, size: sql`size` }, by);
    // @ts-expect-error A call that declares none has none.
    const none: SortsOf<typeof unsorted> = "title";
    const whatever: SortsOf<AnyCall> = none; // For an arbitrary call, any name is possible.

    expect(whatever).toBe("title");
  });

  test("order rows as requested, equal ones in the same direction, and by the list's default otherwise", () => {
    expect(textOf(inOrder({ sort: "seen_dt", order: "desc" }))).toBe("seen_dt desc nulls last, id desc");
    expect(textOf(inOrder({ sort: undefined, order: "desc" }))).toBe("lower(title) asc, id asc");
  });
});
