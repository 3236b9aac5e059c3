import { everyCall } from "@patron/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { everything, sampleAsk } from "../../test/sample.ts";
import { startTestServer } from "../../test/server.ts";
import { world } from "../../test/world.ts";
import { raw } from "../kit/database/rows.ts";

const server = await startTestServer();
const [w, stranger] = [await world(server), await world(server)];
const marker = "Onlymine";
await w.make.pos({ title: marker });
const [theirs, own] = [await everything(w), await everything(stranger)];

describe.each(
  everyCall
    .filter((call) => call.access.caller === "session" && call.params.length > 0)
    .map((call) => [call.route as string, call] as const),
)("%s", (_, call) => {
  test("answers another business's thing like one that is not there, and leaves it alone", async () => {
    const before = await w.inside((tenant) => tenant.many(fingerprint()));

    // The path leads to the stranger's things, the body to the caller's own: only the path may be what is refused.
    const { target } = sampleAsk(call, theirs);
    const { json } = sampleAsk(call, own);
    const answer = await stranger.owner.send({
      method: call.method,
      headers: {},
      target,
      ...(json ? { json } : {}),
      ...picture(call.upload),
    });

    expect(answer).toMatchObject({ status: 404 });
    expect(JSON.stringify(answer.body)).not.toContain(marker);
    expect(await w.inside((tenant) => tenant.many(fingerprint()))).toEqual(before);
  });
});

test("lists and lookups show nothing of another business", async () => {
  for (const call of everyCall.filter((one) => one.method === "GET" && one.params.length === 0 && !one.writes)) {
    const { body } = await stranger.owner.send({ method: "GET", headers: {}, target: call.path });
    const text = JSON.stringify(body);
    for (const secret of [marker, w.businessId, w.loyaltyId, w.session.user.id])
      expect(text, call.route).not.toContain(secret);
  }
});

test("ids in a body that belong to another business are not found", async () => {
  for (const call of everyCall.filter((one) => one.body && one.access.caller === "session")) {
    const { target } = sampleAsk(call, own);
    const { json } = sampleAsk(call, theirs);
    const pointsAway = JSON.stringify(json ?? {}).match(new RegExp(Object.values(theirs).join("|")));
    if (!pointsAway) continue;
    const answer = await stranger.owner.send({ method: call.method, headers: {}, target, json });
    expect(answer.status, call.route).toBe(404);
  }
});

function picture(upload: string | undefined) {
  return upload ? { image: new Blob([pngHead], { type: "image/png" }) } : {};
}
const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Everything of the business that a call could have changed, as text. */
function fingerprint() {
  return raw(sql<{ rows: string }>`
    select jsonb_agg(to_jsonb(p) order by p.id)::text as rows from pos p where p.business_id = current_business()
    union all
    select jsonb_agg(to_jsonb(l) order by l.id)::text from loyalty l where l.business_id = current_business()`);
}
