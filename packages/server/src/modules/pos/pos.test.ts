import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { saveRow } from "#kit/records/record-rows.ts";
import { auditOf } from "../../../test/audit.ts";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { addStaff } from "../staff/fixture.ts";

const server = await startTestServer();

describe("GET /pos", () => {
  test("lists the points of sale by title, in any script and case", async () => {
    const w = await world(server);
    for (const title of ["beta", "Alpha", "Яблуко"]) await w.make.pos({ title });

    const { items } = await w.owner.request(calls.pos.list, {});

    expect(items.map((pos) => pos.title)).toEqual(["Alpha", "beta", "Яблуко"]);
  });

  test("puts the most important first when requested, and filters by type", async () => {
    const w = await world(server);
    await w.make.pos({ title: "A", priority: 1 });
    await w.make.pos({ title: "B", priority: 9 });
    await w.make.pos({ title: "Tanker", pos_type: "road-tanker" });

    const byPriority = await w.owner.request(calls.pos.list, { query: { sort_by_priority: true, pos_type: "pos" } });

    expect(byPriority.items.map((pos) => pos.title)).toEqual(["B", "A"]);
  });
});

describe("POST /pos", () => {
  test("takes country and time zone from the programme unless they are given", async () => {
    const w = await world(server);

    const inherited = await w.make.pos();
    const given = await w.make.pos({ country: "DE", time_zone: "Europe/Berlin" });

    expect(inherited).toMatchObject({ country: "UA", time_zone: "Europe/Kyiv", version: 1, terminals_count: 0 });
    expect(given).toMatchObject({ country: "DE", time_zone: "Europe/Berlin" });
  });

  test("stores every provided field", async () => {
    const w = await world(server);
    const body = {
      title: "Хрещатик",
      public_title: { uk: "Кав'ярня", en: "Café" },
      public_description: { en: "Open late" },
      pos_type: "pos" as const,
      address: { street: "Khreshchatyk 1", city: "Kyiv" },
      latitude: "50.450001",
      longitude: "-30.5",
      phones: ["+380671234567"],
      email: "shop@example.com",
      priority: 7,
    };

    const made = await w.make.pos(body);

    expect(await w.owner.request(calls.pos.get, { path: { posId: made.id } })).toMatchObject({
      ...body,
      longitude: "-30.500000",
    });
  });

  test("reads a local telephone number as the country's", async () => {
    const w = await world(server);
    expect((await w.make.pos({ phones: ["067 123 45 67"] })).phones).toEqual(["+380671234567"]);
  });

  test.each([
    ["loyalty.not_found", { loyalty_id: randomUUID() }],
    ["time_zone.unknown", { time_zone: "Europe/Atlantis" }],
    ["time_zone.unknown", { time_zone: "+02:00" }],
    ["country.unknown", { country: "XX" }],
    ["phone.invalid", { phones: ["12345"] }],
    ["pos.point_incomplete", { latitude: "50.45" }],
    ["pos.point_incomplete", { longitude: "30.52", latitude: null }],
  ])("refuses %s", async (code, body) => {
    const w = await world(server);
    await expect(w.make.pos(body)).rejects.toMatchObject({ code });
  });

  test("refuses the same id twice", async () => {
    const w = await world(server);
    const { id } = await w.make.pos();
    await expect(w.make.pos({ id })).rejects.toMatchObject({ code: "conflict.duplicate", status: 409 });
  });
});

describe("GET /pos/{posId}", () => {
  test("answers an id that cannot exist like one that does not", async () => {
    const w = await world(server);
    for (const posId of [randomUUID(), "no-uuid-at-all"]) {
      await expect(w.owner.request(calls.pos.get, { path: { posId } })).rejects.toMatchObject({
        code: "pos.not_found",
      });
    }
  });
});

describe("PATCH /pos/{posId}", () => {
  test("changes only what the body names and clears what it nulls", async () => {
    const w = await world(server);
    const made = await w.make.pos({ email: "a@example.com", priority: 3 });

    const changed = await w.owner.request(calls.pos.change, { path: { posId: made.id }, body: { email: null } });

    expect(changed).toMatchObject({ email: null, priority: 3, title: made.title, version: 2 });
  });

  test("refuses a change of an outdated version and returns the present one", async () => {
    const w = await world(server);
    const { id } = await w.make.pos();
    const path = { posId: id };
    await w.owner.request(calls.pos.change, { path, body: { title: "First" } }, { version: 1 });

    const late = w.owner.request(calls.pos.change, { path, body: { title: "Second" } }, { version: 1 });

    await expect(late).rejects.toMatchObject({ code: "conflict.stale", status: 412, details: { version: 2 } });
    expect((await w.owner.request(calls.pos.get, { path })).title).toBe("First");
  });

  test("does not deactivate a point of sale whose tills still sell", async () => {
    const w = await world(server);
    const { id } = await w.make.pos();
    await w.make.terminal(id);

    const off = w.owner.request(calls.pos.change, { path: { posId: id }, body: { active: false } });

    await expect(off).rejects.toMatchObject({ code: "pos.has_terminals" });
  });

  test.each([
    ["loyalty.not_found", { loyalty_id: randomUUID() }],
    ["time_zone.unknown", { time_zone: "Mars/Base" }],
    ["country.unknown", { country: "ZZ" }],
    ["phone.invalid", { phones: ["+38067"] }],
  ])("refuses %s and changes nothing", async (code, body) => {
    const w = await world(server);
    const made = await w.make.pos();
    await expect(w.owner.request(calls.pos.change, { path: { posId: made.id }, body })).rejects.toMatchObject({ code });
    expect(await w.owner.request(calls.pos.get, { path: { posId: made.id } })).toEqual(made);
  });

  test("refuses an unknown point of sale", async () => {
    const w = await world(server);
    const gone = w.owner.request(calls.pos.change, { path: { posId: randomUUID() }, body: { title: "X" } });
    await expect(gone).rejects.toMatchObject({ code: "pos.not_found" });
  });

  test("records in the audit log what changed, and who did it", async () => {
    const w = await world(server);
    const { id } = await w.make.pos({ title: "Before" });
    await w.owner.request(calls.pos.change, { path: { posId: id }, body: { title: "After" } });

    const lines = await w.inside((tenant) => tenant.many(auditOf(id)));

    expect(lines.map((line) => line.call)).toEqual(["pos.add", "pos.change"]);
    expect(lines[1]).toMatchObject({
      actor_id: w.session.user.id,
      before: { title: "Before" },
      after: { title: "After" },
    });
  });
});

describe("the photo of a point of sale", () => {
  test("is replaced, shown with a thumbnail and removed", async () => {
    const w = await world(server);
    const path = { posId: (await w.make.pos()).id };

    const { photo } = await w.owner.request(calls.pos.photo, { path, image: await picture("png", 800, 600) });

    const shown = await fetch(server.url + photo!.url); // The call has just returned it.
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect((await fetch(server.url + photo!.thumbnail_url)).status).toBe(200); // Likewise.
    expect((await w.owner.request(calls.pos.removePhoto, { path })).photo).toBeNull();
  });

  test("behaviour 11: is refused when it is a drawing with a picture's name", async () => {
    const w = await world(server);
    const path = { posId: (await w.make.pos()).id };
    await expect(w.owner.request(calls.pos.photo, { path, image: svg })).rejects.toMatchObject({
      code: "image.unsupported",
      status: 415,
    });
  });

  test("is refused above ten megabytes", async () => {
    const w = await world(server);
    const path = { posId: (await w.make.pos()).id };
    const image = new Blob([new Uint8Array(11 * 1024 * 1024)], { type: "image/png" });
    await expect(w.owner.request(calls.pos.photo, { path, image })).rejects.toMatchObject({ code: "body.too_large" });
  });

  test("belongs to an existing point of sale", async () => {
    const w = await world(server);
    const path = { posId: randomUUID() };
    const image = await picture("jpeg");
    await expect(w.owner.request(calls.pos.photo, { path, image })).rejects.toMatchObject({ code: "pos.not_found" });
    await expect(w.owner.request(calls.pos.removePhoto, { path })).rejects.toMatchObject({ code: "pos.not_found" });
  });
});

describe("references and terminals of a point of sale", () => {
  test("references are replaced as a whole, in their order", async () => {
    const w = await world(server);
    const path = { posId: (await w.make.pos()).id };
    const references = [
      { type: "web" as const, url: "https://example.com", title: "Site" },
      { type: "telegram" as const, url: "https://t.me/example" },
    ];

    const stored = await w.owner.request(calls.pos.changeReferences, { path, body: { references } }, { version: 1 });

    expect(stored).toEqual({ references, version: 2 });
    expect(await w.owner.request(calls.pos.references, { path })).toEqual(stored);
    const late = w.owner.request(calls.pos.changeReferences, { path, body: { references: [] } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 2 } });
    expect(await w.owner.request(calls.pos.references, { path })).toEqual(stored);
  });

  test("terminals are those of this point of sale only", async () => {
    const w = await world(server);
    const [here, there] = [await w.make.pos(), await w.make.pos()];
    const till = await w.make.terminal(here.id);
    await w.make.terminal(there.id);

    const { items } = await w.owner.request(calls.pos.terminals, { path: { posId: here.id } });

    expect(items).toEqual([{ id: till.id, title: "Till 1", currency: "UAH", active: true }]);
  });

  test("are refused for an unknown point of sale", async () => {
    const w = await world(server);
    const path = { posId: randomUUID() };
    const missing = { code: "pos.not_found" };
    await expect(w.owner.request(calls.pos.references, { path })).rejects.toMatchObject(missing);
    await expect(w.owner.request(calls.pos.changeReferences, { path, body: { references: [] } })).rejects.toMatchObject(
      missing,
    );
    await expect(w.owner.request(calls.pos.terminals, { path })).rejects.toMatchObject(missing);
  });
});

describe("the coordinates of a point of sale", () => {
  test("are both there or both missing, also after a change of one of them", async () => {
    const w = await world(server);
    const { id } = await w.make.pos({ latitude: "50.45", longitude: "30.52" });
    const change = (body: object) => w.owner.request(calls.pos.change, { path: { posId: id }, body });
    const refused = { code: "pos.point_incomplete", status: 422 };
    await expect(change({ latitude: null })).rejects.toMatchObject(refused);
    expect(await change({ latitude: "51" })).toMatchObject({ latitude: "51.000000", longitude: "30.520000" });
    const none = { latitude: null, longitude: null };
    expect(await change(none)).toMatchObject(none);
    await expect(change({ longitude: "30.52" })).rejects.toMatchObject(refused);
  });

  test("and its telephone numbers are refused with the field to correct", async () => {
    const w = await world(server);
    const refused = (body: object) => expect(w.make.pos(body)).rejects;
    await refused({ latitude: "1" }).toMatchObject({ details: { field: "longitude" } });
    await refused({ longitude: "1" }).toMatchObject({ details: { field: "latitude" } });
    const phones = ["067 123 45 67", "12345"];
    await refused({ phones }).toMatchObject({ code: "phone.invalid", details: { field: "phones.1" } });
  });

  test("of which an old record has one do not keep it from other changes", async () => {
    const w = await world(server);
    const { id } = await w.make.pos();
    await w.inside((tenant) => tenant.run(saveRow("pos", id, { latitude: 1n }, new Date())));
    const changed = await w.owner.request(calls.pos.change, { path: { posId: id }, body: { priority: 2 } });
    expect(changed).toMatchObject({ priority: 2, latitude: "0.000001", longitude: null });
  });
});

describe("an online store", () => {
  const shop = { pos_type: "online-store" as const, shop_url: "https://shop.example.com/ua" };

  test("has a website of its own, and loses it with its type", async () => {
    const w = await world(server);
    const made = await w.make.pos(shop);
    expect(made).toMatchObject(shop);
    const path = { posId: made.id };
    const moved = await w.owner.request(calls.pos.change, { path, body: { shop_url: "https://other.example.com" } });
    expect(moved.shop_url).toBe("https://other.example.com");
    const changed = await w.owner.request(calls.pos.change, { path, body: { pos_type: "pos" } });
    expect(changed.shop_url).toBeNull();
  });

  test("is the only type that has it", async () => {
    const w = await world(server);
    const refused = { code: "pos.not_online_store", status: 422 };
    for (const pos_type of ["pos", "road-tanker"] as const) {
      await expect(w.make.pos({ pos_type, shop_url: shop.shop_url })).rejects.toMatchObject(refused);
      const { id } = await w.make.pos({ pos_type });
      const body = { shop_url: shop.shop_url };
      await expect(w.owner.request(calls.pos.change, { path: { posId: id }, body })).rejects.toMatchObject(refused);
      expect(await w.owner.request(calls.pos.change, { path: { posId: id }, body: { shop_url: null } })).toMatchObject({
        shop_url: null,
      });
    }
    const tanker = w.make.pos({ pos_type: "online-store", tank_capacity: 5 });
    await expect(tanker).rejects.toMatchObject({ code: "pos.not_road_tanker" });
  });
});

describe("a road tanker", () => {
  const tanker = { pos_type: "road-tanker" as const, vehicle_number: "AA 1234 BB", tank_capacity: 8000 };

  test("has a number plate, a driver and a tank, and loses them with its type", async () => {
    const w = await world(server);
    const driver = await addStaff(w);
    const made = await w.make.pos({ ...tanker, driver_staff_id: driver.id });
    expect(made).toMatchObject({ ...tanker, driver_staff_id: driver.id });
    const path = { posId: made.id };
    const changed = await w.owner.request(calls.pos.change, { path, body: { tank_capacity: null } });
    expect(changed).toMatchObject({ vehicle_number: "AA 1234 BB", driver_staff_id: driver.id, tank_capacity: null });
    const shop = await w.owner.request(calls.pos.change, { path, body: { pos_type: "pos" } });
    expect(shop).toMatchObject({ vehicle_number: null, driver_staff_id: null, tank_capacity: null });
  });

  test("is the only type that has them", async () => {
    const w = await world(server);
    const refused = { code: "pos.not_road_tanker", status: 422 };
    for (const body of [{ vehicle_number: "AA 1234 BB" }, { tank_capacity: 1 }, { driver_staff_id: randomUUID() }]) {
      await expect(w.make.pos(body)).rejects.toMatchObject(refused);
      const { id } = await w.make.pos();
      await expect(w.owner.request(calls.pos.change, { path: { posId: id }, body })).rejects.toMatchObject(refused);
    }
    const empty = { vehicle_number: null, tank_capacity: null, driver_staff_id: null };
    expect(await w.make.pos(empty)).toMatchObject({ pos_type: "pos", ...empty });
  });

  test("is driven by active staff of the business; a driver who is suspended later stays until another one is named", async () => {
    const w = await world(server);
    const unknown = { code: "staff.not_found", status: 404 };
    await expect(w.make.pos({ ...tanker, driver_staff_id: randomUUID() })).rejects.toMatchObject(unknown);
    const stranger = await addStaff(await world(server));
    await expect(w.make.pos({ ...tanker, driver_staff_id: stranger.id })).rejects.toMatchObject(unknown);
    const driver = await addStaff(w);
    const { id } = await w.make.pos({ ...tanker, driver_staff_id: driver.id });
    const suspend = { path: { staffId: driver.id }, body: { suspended: true } };
    await w.owner.request(calls.staff.change, suspend);
    const keep = { path: { posId: id }, body: { driver_staff_id: driver.id, priority: 3 } };
    expect(await w.owner.request(calls.pos.change, keep)).toMatchObject({ priority: 3 });
    await w.owner.request(calls.pos.change, { path: { posId: id }, body: { driver_staff_id: null } });
    await expect(w.owner.request(calls.pos.change, keep)).rejects.toMatchObject(unknown);
  });
});
