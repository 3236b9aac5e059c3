import { copyFileSync } from "node:fs";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { placesFile } from "../../../../../tools/places-file.ts";
import { Caller } from "../../../test/caller.ts";
import { listen } from "../../../test/listen.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { openPlaces } from "../../adapters/places.ts";

const server = await startTestServer();
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Signs the owner in on another device. */
async function signIn(w: World, agent = firefox) {
  const json = { login: w.login, password: w.password };
  const sent = { method: "POST", target: "/business/auth/token", headers: { "user-agent": agent }, json } as const;
  const { body } = await w.anonymous.send(sent);
  return new Caller(w.server, (body as { token: string }).token); // The response of a sign-in.
}
const sessionsOf = async (who: Caller) => (await who.request(calls.businessUser.sessions, {})).items;

describe("the sessions of a person", () => {
  test("name device, address, business and times, the last used first", async () => {
    const own = await startTestServer();
    const w = await world(own);
    own.clock.forward(1_000);
    const other = await signIn(w);
    const [first, second] = await sessionsOf(other);
    expect(first).toMatchObject({
      browser: "Firefox",
      system: "Windows",
      remote_addr: w.anonymous.address,
      business: { id: w.businessId, title: "Kovalenko & Daughters" },
      current: true,
    });
    expect(second).toMatchObject({ browser: null, current: false });
    expect(await sessionsOf(other)).toHaveLength(2);
    own.clock.forward(10 * 60_000);
    const since = own.clock.now().toISOString();
    await w.owner.request(calls.business.get, {});
    const [latest] = await sessionsOf(w.owner);
    expect(latest?.current).toBe(true);
    expect((latest?.seen_dt ?? "") >= since).toBe(true);
  });

  test("name the place of the address in the person's language, where the installation has a file of places", async () => {
    expect((await sessionsOf((await world(server)).owner))[0]?.place).toBeNull();
    const city = { names: { en: "Kyiv", ru: "Киев" } };
    const file = placesFile({ city, country: { iso_code: "UA", names: { en: "Ukraine" } } });
    const w = await world(await startTestServer({ PATRON_PLACES_FILE: file }));
    const placeIn = async (language: string) => {
      const sent = { method: "GET" as const, target: "/x/auth/sessions", headers: { "accept-language": language } };
      const { body } = await w.owner.send(sent);
      return (body as { items: { place: object }[] }).items[0]?.place; // The list of the test above.
    };
    expect(await placeIn("ru")).toEqual({ country: "UA", city: "Киев" });
    expect(await placeIn("uk")).toEqual({ country: "UA", city: "Kyiv" });
    const places = await openPlaces(file);
    for (const unknown of ["192.0.2.1", "2001:db8::1", "not an address", ""]) expect(places(unknown, "en")).toBeNull();
    expect(places("::ffff:10.0.0.1", "de")).toEqual({ country: "UA", city: "Kyiv" });
    const late = `${file}-late`;
    await expect(openPlaces(late)).rejects.toThrow("ENOENT");
    copyFileSync(file, late);
    expect((await openPlaces(late))("10.0.0.1", "en")?.city).toBe("Kyiv");
    await expect(openPlaces(import.meta.filename)).rejects.toThrow();
  });

  test("end one by one, at once, and only one's own", async () => {
    const [w, stranger] = [await world(server), await world(server)];
    const other = await signIn(w);
    const stream = await listen(server.url + server.settings.basePath, other.token);
    const id = (await sessionsOf(other)).find(({ current }) => current)?.id ?? "";
    const end = (who: Caller) => who.request(calls.businessUser.endSession, { path: { sessionId: id } });
    await expect(end(stranger.owner)).rejects.toMatchObject({ code: "session.not_found" });
    const started = performance.now();
    await expect(end(w.owner)).resolves.toEqual({ done: true });
    await expect(other.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    await expect.poll(() => stream.ended, { timeout: 4_000 }).toBe(true);
    // Sooner than the next pulse of the stream.
    expect(performance.now() - started).toBeLessThan(4_000);
    await expect(end(w.owner)).rejects.toMatchObject({ code: "session.not_found" });
    expect(await sessionsOf(w.owner)).toHaveLength(1);
  });

  test("end all together but the present one", async () => {
    const w = await world(server);
    const others = [await signIn(w), await signIn(w, "curl/8.5.0")];
    expect(await sessionsOf(w.owner)).toHaveLength(3);
    await w.owner.request(calls.businessUser.endOtherSessions, {});
    for (const one of others)
      await expect(one.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    expect(await sessionsOf(w.owner)).toMatchObject([{ current: true }]);
  });

  test("of a suspended member are none, and unused ones are over after a week", async () => {
    const own = await startTestServer();
    const w = await world(own);
    const other = await signIn(w);
    own.clock.forward(6 * 86_400_000);
    await other.request(calls.business.get, {});
    own.clock.forward(2 * 86_400_000);
    const again = await signIn(w);
    expect(await sessionsOf(again)).toHaveLength(2);
  });
});
