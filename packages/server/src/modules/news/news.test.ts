import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { addNews } from "./fixture.ts";

const server = await startTestServer();
const { change, get, list } = calls.news;

describe("news", () => {
  test("keep every field, and a change leaves what it does not name", async () => {
    const w = await world(server);
    const { id: pos } = await w.make.pos();
    const body = {
      title: "Spring",
      pos_ids: [pos],
      public_title: { uk: "Весна", en: "Spring" },
      public_text: { en: "Ten percent off all tyres." },
      url: "https://example.com/spring",
      date_from: "2026-03-01",
      date_to: "2026-05-31",
      priority: 5,
      active: false,
    };
    const made = await addNews(w, body);
    const newsId = made.id;
    expect(await w.owner.request(get, { path: { newsId } })).toMatchObject({ ...body, version: 1, photo: null });

    const changed = await w.owner.request(change, { path: { newsId }, body: { date_to: null } });

    expect(changed).toMatchObject({ ...body, date_to: null, version: 2 });
  });

  test("are current from the first day to the last, or without end", async () => {
    const w = await world(server);
    const actual = async (days: object) => (await addNews(w, days)).actual;
    expect(await actual({})).toBe(true);
    expect(await actual({ date_from: "2020-01-01" })).toBe(true);
    expect(await actual({ date_from: "2999-01-01" })).toBe(false);
    expect(await actual({ date_to: "2020-01-01" })).toBe(false);
  });

  test("of another programme, at its points of sale or with reversed days are refused", async () => {
    const w = await world(server);
    const loyalty = await w.make.loyalty();
    const elsewhere = await w.make.pos({ loyalty_id: loyalty.id });
    const gone = "00000000-0000-7000-8000-000000000000";
    await expect(addNews(w, { loyalty_id: gone })).rejects.toMatchObject({ code: "loyalty.not_found" });
    await expect(addNews(w, { pos_ids: [elsewhere.id] })).rejects.toMatchObject({ code: "pos.not_found" });
    const reversed = { date_from: "2026-02-02", date_to: "2026-02-01" };
    await expect(addNews(w, reversed)).rejects.toMatchObject({ code: "news.dates_reversed" });
    const { id: newsId } = await addNews(w, { date_from: "2026-02-02" });
    const ends = w.owner.request(change, { path: { newsId }, body: { date_to: "2026-02-01" } });
    await expect(ends).rejects.toMatchObject({ code: "news.dates_reversed" });
  });

  test("that somebody else changed meanwhile are not overwritten", async () => {
    const w = await world(server);
    const { id: newsId } = await addNews(w);
    await w.owner.request(change, { path: { newsId }, body: { priority: 1 } });
    const late = w.owner.request(change, { path: { newsId }, body: { priority: 2 } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test("with an existing id, or unknown references, are refused", async () => {
    const w = await world(server);
    const { id } = await addNews(w);
    await expect(addNews(w, { id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    const gone = w.owner.request(get, { path: { newsId: "00000000-0000-7000-8000-000000000000" } });
    await expect(gone).rejects.toMatchObject({ code: "news.not_found" });
  });

  test("that are unknown, or of an unknown programme or point of sale, are not changed", async () => {
    const w = await world(server);
    const { id: newsId } = await addNews(w);
    const gone = "00000000-0000-7000-8000-000000000000";
    const changing = (path: { newsId: string }, body: object) => w.owner.request(change, { path, body });
    await expect(changing({ newsId: gone }, { title: "A" })).rejects.toMatchObject({ code: "news.not_found" });
    await expect(changing({ newsId }, { loyalty_id: gone })).rejects.toMatchObject({ code: "loyalty.not_found" });
    await expect(changing({ newsId }, { pos_ids: [gone] })).rejects.toMatchObject({ code: "pos.not_found" });
    const missing = { path: { newsId: gone } };
    const image = await picture("png");
    await expect(w.owner.request(calls.news.photo, { ...missing, image })).rejects.toMatchObject({
      code: "news.not_found",
    });
    await expect(w.owner.request(calls.news.removePhoto, missing)).rejects.toMatchObject({ code: "news.not_found" });
  });

  test("have a photo, which can be taken away, and no drawing", async () => {
    const w = await world(server);
    const { id: newsId } = await addNews(w);
    const drawing = w.owner.request(calls.news.photo, { path: { newsId }, image: svg });
    await expect(drawing).rejects.toMatchObject({ code: "image.unsupported" });
    const image = await picture("png");
    expect((await w.owner.request(calls.news.photo, { path: { newsId }, image })).photo?.url).toMatch(/^\//);
    expect((await w.owner.request(calls.news.removePhoto, { path: { newsId } })).photo).toBeNull();
  });
});

describe("GET /news", () => {
  test("finds by programme, point of sale, state and day, the newest or most important first, in pages", async () => {
    const w = await world(server);
    const here = await w.make.pos();
    const there = await w.make.pos();
    await addNews(w, { title: "Everywhere", date_to: "2026-01-31", priority: 1 });
    await addNews(w, { title: "Here", pos_ids: [here.id], date_from: "2026-01-01", priority: 9 });
    await addNews(w, { title: "Off", active: false, pos_ids: [there.id] });
    const titles = async (query: object, page = {}) =>
      (await w.owner.request(list, { query, page })).items.map(({ title }) => title);

    expect(await titles({})).toEqual(["Off", "Here", "Everywhere"]);
    expect(await titles({ sort_by_priority: true })).toEqual(["Here", "Everywhere", "Off"]);
    expect(await titles({ pos_id: here.id })).toEqual(["Here", "Everywhere"]);
    expect(await titles({ pos: here.id, loyalty: w.loyaltyId })).toEqual(["Here", "Everywhere"]);
    expect(await titles({ pos_id: there.id, only_active: true })).toEqual(["Everywhere"]);
    expect(await titles({ actual_date: "2025-12-31" })).toEqual(["Off", "Everywhere"]);
    expect(await titles({ actual_date: "2026-02-01" })).toEqual(["Off", "Here"]);
    expect(await titles({ loyalty_id: (await w.make.loyalty()).id })).toEqual([]);
    expect(await titles({}, { page: 2, count: 2 })).toEqual(["Everywhere"]);
    expect(await w.owner.request(list, { page: { count: 2 } })).toMatchObject({ page: 1, count: 2, total: 3 });
  });

  test("are listed for pickers by title, only current ones if requested", async () => {
    const w = await world(server);
    const { id: pos_id } = await w.make.pos();
    await addNews(w, { title: "b", priority: 1 });
    await addNews(w, { title: "A", date_to: "2020-01-01" });
    const titles = async (query: object) =>
      (await w.owner.request(calls.embedded.news, { query })).items.map(({ title }) => title);

    expect(await titles({ pos_id, loyalty_id: w.loyaltyId })).toEqual(["A", "b"]);
    expect(await titles({ sort_by_priority: true, only_active: true })).toEqual(["b", "A"]);
    expect(await titles({ only_actual: true })).toEqual(["b"]);
  });
});
