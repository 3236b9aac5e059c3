import { everyCall } from "@patron/contract";
import type { Access } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { Caller } from "../../test/caller.ts";
import { seedFixtures } from "../../test/fixtures.ts";
import { requestOf } from "../../test/request-fields.ts";
import { inputOf } from "../../test/requests.ts";
import { startTestServer } from "../../test/server.ts";

const server = await startTestServer();
const own = await seedFixtures(server, "Program");
const { api_key } = await own.w.owner.request(calls.business.apiKey, { query: { generate: true } });
const program = new Caller(server, api_key ?? "");
const subjects = everyCall.filter((call) => call.access.caller === "session" && !call.upload);

/** A key does not do what is an owner's, a signed-in person's, or protected by the scope of security alone. */
function isForPeople({ ownerOnly, personal, scopes }: Access): boolean {
  return ownerOnly || personal === true || (scopes.length === 1 && scopes[0] === "security");
}

test.each(subjects.map((call) => [call.name, call] as const))(
  "%s by an API key is answered or denied",
  async (name, call) => {
    const { target, json } = requestOf(call, own.ids, inputOf(name, own));
    const response = await program.send({
      method: call.method,
      target,
      headers: {},
      ...(json === undefined ? {} : { json }),
    });
    // Other tests may have used up the attempts for the sample's values.
    const refused = call.throttle ? [403, 429] : [403];
    if (isForPeople(call.access)) expect(refused).toContain(response.status);
    else expect([401, 403, 500, 503]).not.toContain(response.status);
  },
);
