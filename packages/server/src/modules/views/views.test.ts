import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();

describe("GET /x/views", () => {
  test("shows one's own views and the shared ones of others, by title, for the requested list", async () => {
    const w = await world(server);
    const colleague = await w.member({});
    await w.make.view({ title: "beta", shared: true });
    await w.make.view({ title: "Private" });
    await w.make.view({ title: "Elsewhere", list: "goods", shared: true });
    await colleague.request(calls.views.add, { body: { list: "pos", title: "Alpha", search: {} } });

    const { items } = await colleague.request(calls.views.list, { query: { list: "pos" } });

    expect(items.map(({ title, mine, changeable, made_by }) => ({ title, mine, changeable, made_by }))).toEqual([
      { title: "Alpha", mine: true, changeable: true, made_by: null },
      { title: "beta", mine: false, changeable: false, made_by: "Olena Kovalenko" },
    ]);
    expect((await w.owner.request(calls.views.list, {})).items.map(({ title }) => title)).toEqual([
      "beta",
      "Elsewhere",
      "Private",
    ]);
  });
});

describe("POST /x/views", () => {
  test("stores list, title and the search part of the address, for oneself unless it is shared", async () => {
    const w = await world(server);
    const search = { pos_type: "pos", sort: "title", order: "desc", count: "25", columns: "title,active" };

    const made = await w.make.view({ title: "Shops", search });

    expect(made).toMatchObject({ list: "pos", title: "Shops", shared: false, search, mine: true, version: 1 });
  });

  test("refuses the hundred and first of one list, and only of that list", async () => {
    const w = await world(server);
    for (let number = 1; number <= 100; number++) await w.make.view({ title: `View ${number}` });

    await expect(w.make.view()).rejects.toMatchObject({ code: "view.limit_reached", details: { most: 100 } });
    expect(await w.make.view({ list: "goods" })).toMatchObject({ list: "goods" });
  });

  test("refuses the same id twice", async () => {
    const w = await world(server);
    const { id } = await w.make.view();
    await expect(w.make.view({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });

  test.each([
    ["a list of no name", { list: "Points of sale" }],
    ["an empty title", { title: "  " }],
    ["a name that no address has", { search: { "<b>": "x" } }],
    ["a value that is no text", { search: { page: 2 as unknown as string } }], // Deliberately of the wrong type.
  ])("refuses %s", async (_, body) => {
    const w = await world(server);
    await expect(w.make.view(body)).rejects.toMatchObject({ code: "request.malformed" });
  });
});

describe("PATCH /x/views/{viewId}", () => {
  test("renames, replaces and shares; what is not named stays", async () => {
    const w = await world(server);
    const made = await w.make.view();
    const path = { viewId: made.id };

    await w.owner.request(calls.views.change, { path, body: { title: "Trucks" } });
    const changed = await w.owner.request(calls.views.change, { path, body: { search: { q: "a" }, shared: true } });

    expect(changed).toMatchObject({ title: "Trucks", search: { q: "a" }, shared: true, version: 3 });
    expect((await w.inside((tenant) => tenant.many(auditOf(made.id)))).map(({ call }) => call)).toEqual([
      "views.add",
      "views.change",
      "views.change",
    ]);
  });

  test("lets an owner change what a colleague shares, nobody else", async () => {
    const w = await world(server);
    const [maker, other] = [await w.member({}), await w.member({})];
    const body = { list: "pos", title: "Ours", shared: true, search: {} };
    const path = { viewId: (await maker.request(calls.views.add, { body })).id };

    const change = { path, body: { title: "Mine" } };
    await expect(other.request(calls.views.change, change)).rejects.toMatchObject({
      code: "view.of_another",
      status: 422,
    });
    await expect(other.request(calls.views.remove, { path })).rejects.toMatchObject({ code: "view.of_another" });
    expect(await w.owner.request(calls.views.change, change)).toMatchObject({ title: "Mine", mine: false });
  });

  test("hides a private view from everybody else, an owner included", async () => {
    const w = await world(server);
    const maker = await w.member({});
    const { id } = await maker.request(calls.views.add, { body: { list: "pos", title: "Mine", search: {} } });
    const path = { viewId: id };
    for (const [caller, viewId] of [
      [w.owner, id],
      [maker, randomUUID()],
    ] as const) {
      const change = caller.request(calls.views.change, { path: { viewId }, body: { title: "X" } });
      await expect(change).rejects.toMatchObject({ code: "view.not_found" });
      await expect(caller.request(calls.views.remove, { path: { viewId } })).rejects.toMatchObject({
        code: "view.not_found",
      });
    }
    expect(await maker.request(calls.views.change, { path, body: { title: "Still mine" } })).toMatchObject({
      version: 2,
    });
  });

  test("refuses a version that is out of date, in changing and in removing", async () => {
    const w = await world(server);
    const path = { viewId: (await w.make.view()).id };
    await w.owner.request(calls.views.change, { path, body: { title: "First" } }, { version: 1 });

    const stale = { code: "conflict.stale", details: { version: 2 } };
    const late = w.owner.request(calls.views.change, { path, body: { title: "Second" } }, { version: 1 });
    await expect(late).rejects.toMatchObject(stale);
    await expect(w.owner.request(calls.views.remove, { path }, { version: 1 })).rejects.toMatchObject(stale);
  });
});

describe("DELETE /x/views/{viewId}", () => {
  test("removes a view for good, and makes room for another", async () => {
    const w = await world(server);
    const made = await w.make.view({ shared: true });

    await w.owner.request(calls.views.remove, { path: { viewId: made.id } }, { version: 1 });

    expect((await w.owner.request(calls.views.list, {})).items).toEqual([]);
    const lines = await w.inside((tenant) => tenant.many(auditOf(made.id)));
    expect(lines.at(-1)).toMatchObject({ call: "views.remove", before: { title: "Tankers" } });
  });
});
