import { randomBytes } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { vaultOf } from "../../kit/vault/vault.ts";
import { secretOwner } from "./channel.ts";
import { getProvider } from "./provider-queries.ts";

const server = await startTestServer();
const { provider, providers, changeProvider, removeProvider } = calls.messages;
const sms = { messageType: "sms" };
const turbo = { kind: "turbosms" as const, active: true, sender: "Kovalenko", secret: "token-1" };

let w: World;
beforeAll(async () => {
  w = await world(server);
});

describe("services that deliver messages", () => {
  test("are switched off until somebody enters them", async () => {
    const { items } = await w.owner.request(providers, {});
    expect(items.map(({ message_type, kind, active, version }) => [message_type, kind, active, version])).toEqual([
      ["sms", "turbosms", false, 0],
      ["push", "web-push", false, 0],
      ["viber", "turbosms", false, 0],
      ["email", "smtp", false, 0],
      ["incust-chatbot", "telegram", false, 0],
      ["external-system", "webhook", false, 0],
    ]);
  });

  test("keep what was entered, and encrypt the secret without ever answering it", async () => {
    const changed = await w.owner.request(changeProvider, { path: sms, body: { ...turbo, part_price: "0.8123" } });
    const { secret, ...shown } = turbo;
    expect(changed).toMatchObject({ ...shown, part_price: "0.8123", secret_set: true });
    expect(await w.owner.request(provider, { path: sms })).toEqual(changed);
    expect(JSON.stringify(changed)).not.toContain(secret);

    const row = await w.inside((tenant) => tenant.one(getProvider("sms")));
    expect(row.secret?.includes(secret)).toBe(false);
    expect(vaultOf(server.settings).open(row.secret!, secretOwner(w.businessId, "sms"))).toBe(secret);
  });

  test("keep the secret until another one is entered, and lose it with their service", async () => {
    await w.owner.request(changeProvider, { path: sms, body: turbo });
    const kept = await w.owner.request(changeProvider, { path: sms, body: { sender: "Shop" } });
    expect(kept).toMatchObject({ sender: "Shop", secret_set: true });
    const other = await w.owner.request(changeProvider, { path: sms, body: { kind: "twilio", active: false } });
    expect(other).toMatchObject({ kind: "twilio", secret_set: false });
  });

  test("are forgotten whole", async () => {
    await w.owner.request(changeProvider, { path: sms, body: turbo });
    expect(await w.owner.request(removeProvider, { path: sms })).toMatchObject({ active: false, version: 0 });
    expect(await w.owner.request(removeProvider, { path: sms })).toMatchObject({ secret_set: false, sender: "" });
    expect(await w.inside((tenant) => tenant.maybe(getProvider("sms")))).toBeUndefined();
  });

  test("cannot be switched on without all that they need", async () => {
    const body = { kind: "twilio" as const, active: true, sender: "+15005550006" };
    const incomplete = w.owner.request(changeProvider, { path: sms, body });
    await expect(incomplete).rejects.toMatchObject({
      code: "message_provider.incomplete",
      details: { fields: ["login", "secret"] },
    });
  });

  test("refuse another channel's service, a malformed signing secret, an old version and an unknown channel", async () => {
    const changing = (messageType: string, body: object, version?: number) =>
      w.owner.request(changeProvider, { path: { messageType }, body }, version === undefined ? {} : { version });
    await expect(changing("viber", { kind: "smtp" })).rejects.toMatchObject({ code: "message_provider.wrong_kind" });
    const webhook = { url: "https://shop.example/hook", active: true };
    const bad = changing("external-system", { ...webhook, secret: "whsec_c2hvcnQ=" });
    await expect(bad).rejects.toMatchObject({ code: "message_provider.bad_secret" });
    const secret = `whsec_${randomBytes(32).toString("base64")}`;
    const { version } = await changing("external-system", { ...webhook, secret });
    await expect(changing("external-system", webhook, version - 1)).rejects.toMatchObject({ code: "conflict.stale" });
    const unknown = { path: { messageType: "fax" } };
    await expect(w.owner.request(provider, unknown)).rejects.toMatchObject({ code: "message_type.unknown" });
    await expect(w.owner.request(removeProvider, unknown)).rejects.toMatchObject({ code: "message_type.unknown" });
    await expect(changing("fax", {})).rejects.toMatchObject({ code: "message_type.unknown" });
  });

  test("one of two people who enter a service at the same moment is told to look again", async () => {
    const other = await world(server);
    const enter = (sender: string) =>
      other.owner.request(changeProvider, { path: sms, body: { ...turbo, sender } }, { version: 0 });
    const results = await Promise.allSettled([enter("One"), enter("Two")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [refused] = results.filter((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "conflict.stale" });
  });
});
