import { createHash, randomUUID } from "node:crypto";
import { everyCall } from "@patron/contract";
import { type AnyCall, type Shape, wireQuery } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Caller, type Exchange } from "../../test/caller.ts";
import { type Checksums, changedTables, checksumsOf } from "../../test/checksums.ts";
import { seedFixtures } from "../../test/fixtures.ts";
import { requestsOf, type Wire } from "../../test/fuzz/request.ts";
import { keywordsOf, knownKeywords, plainOf } from "../../test/fuzz/shape.ts";
import { failureOf } from "../../test/fuzz/verdict.ts";
import { insideOf, openConnection, ownDatabase } from "../../test/own-database.ts";
import { anotherSession } from "../../test/request-as.ts";
import { requestOf } from "../../test/request-fields.ts";
import { inputOf } from "../../test/requests.ts";
import { secretsOf, shownIn } from "../../test/secrets.ts";
import { newAddress, startTestServer } from "../../test/server.ts";
import { tillOf } from "../../test/shop.ts";

/**
 * Requests per call. The suite repeats the same ones every time; to search for new ones (repeatable by the printed seed): `FUZZ_RUNS=500
 * FUZZ_CALL=pos. npx vitest run --project server fuzz`.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 6);
/** A real picture is only sent in some random requests. */
const runsOf = (call: AnyCall) => (call.upload ? Math.max(runs, 25) : runs);
const seed = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_RUNS ? Date.now() % 2 ** 31 : 4));
/** A number of the call's own, so that a new call leaves the requests of the others as they are. */
const numberOf = ({ name }: AnyCall) => createHash("sha256").update(name).digest().readUInt32BE() % 2 ** 30;
const onlyCall = process.env.FUZZ_CALL ?? "";

const address = await ownDatabase();
const server = await startTestServer({}, address);
const [own, others] = [await seedFixtures(server, "Mine"), await seedFixtures(server, "Onlytheirs")];
const owner = await openConnection(address.owner);
const secrets = await secretsOf(owner, others);
// Attempts are counted even if, and because, they fail.
const checksums = await checksumsOf(owner, own.w.businessId, "everything", ["throttle", "account_pin", "code_try"]);
let before: Checksums = await checksums();
const accepted = new Map<string, number>();

/** Reads first, then sales and movements of value, before accounts are switched off; removals last, the deepest first. */
function rank(call: AnyCall): number {
  // Once a second factor is required, the owner gets nothing else.
  if (call.name === "business.changeSecondFactor") return 4;
  if (call.method === "DELETE") return 3 - call.path.length / 1000;
  return call.writes ? (call.needsKey || /^(term|transactions)\./.test(call.name) ? 1 : 2) : 0;
}
const subjects = everyCall.filter((call) => call.name.startsWith(onlyCall)).toSorted((a, b) => rank(a) - rank(b));

/** Requests that once broke something, fixed since; and a sale for cash, because earlier requests may have emptied the account that pays the sample. */
const examples: { call: string; wire: Wire }[] = [
  ...["sale", "reserve"].map((name) => ({
    call: `term.${name}`,
    wire: {
      target: `/term/check/${name}`,
      headers: {},
      raw: JSON.stringify({
        items: [{ goods_id: own.ids.goods, quantity: "1" }],
        payments: [{ payment_type: "cash" }],
      }),
    },
  })),
  {
    call: "dashboard.get",
    wire: { target: "/business/dashboard?date_from=0001-01-01&date_to=0001-01-01&compare=year", headers: {} },
  },
  {
    call: "transactions.items",
    wire: { target: "/x/transactions/items?user_id_value=x&user_id_type=email", headers: { accept: "text/csv" } },
  },
  ...["addBonuses", "adjustBonuses", "writeOffBonuses"].map((name) => ({
    call: `transactions.${name}`,
    wire: {
      target: `/transactions/bonuses/${{ addBonuses: "add", adjustBonuses: "adjust" }[name] ?? "write_offs"}`,
      headers: {},
      raw: JSON.stringify({
        loyalty_id: own.ids.loyalty,
        customer_id: own.ids.customer,
        currency: "UAH",
        comment: "я".repeat(1000),
        amount: "1.00",
      }),
    },
  })),
];

describe(`seed ${seed}, ${runs} requests a call`, () => {
  test.each(subjects.map((call) => [call.route as string, call] as const))("%s", async (_, call) => {
    const requests = requestsOf(call, own.ids, inputOf(call.name, own));
    const tried = fc.asyncProperty(requests, (wire) => expectTidy(call, wire));
    const { target, json } = requestOf(call, own.ids, inputOf(call.name, own));
    const plain = { target, headers: {}, ...(json ? { raw: JSON.stringify(json) } : {}) };
    const found = examples.filter((one) => one.call === call.name).map((one) => one.wire);
    // Earlier requests are part of a failure: a smaller request would meet another state.
    await fc.assert(tried, {
      seed: seed + numberOf(call),
      numRuns: runsOf(call),
      endOnFailure: true,
      examples: [...(call.upload ? [] : [plain]), ...found].map((one): [Wire] => [one]),
    });
  });
});

/** The mailbox of a local server shows all mail to whoever tries it out. */
const ofEverybody = "platform.mailbox";

const callers: Record<"session" | "terminal", Caller | undefined> = { session: undefined, terminal: undefined };
/** The caller for a call; a new one after a request that ended the previous one's session. */
async function callerOf(call: AnyCall): Promise<Caller> {
  const { caller } = call.access as { caller: "session" | "terminal" | "open" }; // AnyCall widens it.
  if (caller === "open") return new Caller(server, undefined, call.name === ofEverybody ? "" : newAddress());
  callers[caller] ??= caller === "session" ? await anotherSession(own.w, server) : await tillOf(own.w, own.terminalId);
  return callers[caller];
}

async function send(call: AnyCall, { raw, image, ...wire }: Wire): Promise<Exchange> {
  const key: Record<string, string> = call.needsKey ? { "idempotency-key": randomUUID() } : {};
  const outgoing = { method: call.method, ...wire, headers: { ...key, ...wire.headers } };
  const body = call.method === "GET" ? {} : { ...(raw === undefined ? {} : { raw }), ...(image ? { image } : {}) };
  const answer = await (await callerOf(call)).send({ ...outgoing, ...body });
  if (answer.status !== 401 || call.access.caller === "open") return answer;
  callers[call.access.caller as "session"] = undefined; // Or a terminal: the record has both.
  before = await settled(call);
  return await (await callerOf(call)).send({ ...outgoing, ...body });
}

/** A caller with a new session or key, and the state with it. */
async function settled(call: AnyCall): Promise<Checksums> {
  await callerOf(call);
  return await checksums();
}

async function expectTidy(call: AnyCall, wire: Wire): Promise<void> {
  if (call.access.caller !== "open" && !callers[call.access.caller as "session"]) before = await settled(call); // Likewise.
  const answer = await send(call, wire);
  const after = await checksums();
  const changed = changedTables(before, after);
  before = after;
  const requested = `${call.method} ${wire.target} ${JSON.stringify(wire.headers)} ${wire.type ?? ""} ${String(wire.raw ?? "").slice(0, 3000)}`;
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  const failure = failureOf(call, answer);
  if (failure) throw new Error(`${failure}\n${requested}\n${answer.status} ${text.slice(0, 2000)}`);
  if (call.name !== ofEverybody) expect(shownIn(text, secrets, requested), requested).toEqual([]);
  // A read may mark its session or key as used, and an exported file is audited.
  const may = answer.status >= 400 ? [] : call.writes ? changed : ["session", "terminal_use", "audit"];
  expect(
    changed.filter((table) => !may.includes(table)),
    `${answer.status} ${requested}`,
  ).toEqual([]);
  if (answer.status < 400) accepted.set(call.name, (accepted.get(call.name) ?? 0) + 1);
}

/** Calls that accept no generated request, and why. */
const refusing: Record<string, string> = {
  "messages.test": "Other requests remove the service that it needs.",
  "messageTemplates.sendTest": "Likewise.",
  "receipts.email": "Likewise.",
  "messages.resend": "Its message is a test, which is not sent again.",
  "places.decide": "Its caller is not support staff of the installation.",
  "auth.token": "Nobody guesses a password.",
  "businessUser.changePassword": "Nobody guesses a password.",
  "auth.signInByCode": "Nobody guesses a code.",
  "auth.setNewPassword": "Likewise.",
  "auth.staffSignIn": "Likewise.",
  "businessUser.changeEmail": "Nobody guesses a password and a PIN.",
  "businessUser.changePhone": "Likewise.",
  "businessUser.changeExternalId": "Likewise.",
  "businessUser.confirmEmail": "Nobody guesses a token.",
  "staffInvitations.show": "Nobody guesses a token.",
  "staffInvitations.accept": "Likewise.",
  "staffInvitations.join": "Likewise.",
  "messageConsents.subscription": "Nobody guesses a token.",
  "customerDevices.show": "Nobody guesses a token.",
  "customerDevices.switchOn": "Nobody guesses a token.",
  "customerDevices.switchOff": "Nobody guesses a token.",
  "customerDevices.received": "Nobody guesses a token.",
  "messageConsents.choose": "Nobody guesses a token.",
  "messageConsents.oneClick": "Nobody guesses a token.",
  "receipts.page": "Nobody guesses a token.",
  "receipts.ofTill": "Nobody guesses a token.",
  "passUpdates.register": "Nobody guesses the token of a pass.",
  "passUpdates.unregister": "Likewise.",
  "passUpdates.latest": "Likewise.",
  "messageHooks.externalSystem": "Nobody guesses a token.",
  "messageHooks.telegram": "Likewise.",
  "messageHooks.twilio": "Likewise.",
  "auth.answerChallenge": "Nobody guesses a second factor.",
  "secondFactor.addPasskey": "Nobody signs without a device.",
  "secondFactor.addTotp": "Nobody guesses a code.",
  "secondFactor.challenge": "The owner has no second factor.",
  "secondFactor.removeFactor": "Likewise.",
  "secondFactor.renewRecoveryCodes": "Likewise.",
  "secondFactor.reset": "The staff member has no second factor.",
  "identification.addStewardCode": "The terminal is not a steward’s.",
  "term.token": "Nobody guesses a password.",
  "terminalDevices.changeStripe": "Nobody guesses a reader.",
  "terminalDevices.changeStripeLocation": "The terminal has no key of Stripe.",
  "term.handOff": "Nobody guesses a hand-off.",
  "shifts.closeForgotten": "The till has closed the one open shift of which the id is known.",
  "term.signInByPassword": "Nobody guesses a password.",
  "term.signInByCode": "Nobody guesses a code.",
  "priceGroups.remove": "Terminals sell by the one that there is.",
  "transactions.finalize": "The till has finalised the one reservation.",
  "transactions.cancel": "The till has cancelled the one transaction.",
  "additionalCosts.remove": "The terminals have the one that there is.",
  "priceMatrix.addChange": "Nobody guesses the price that was there before.",
  "taxes.remove": "The price group uses the one that there is.",
  "customerAccounts.add": "The customer has the one special account that there is.",
  "corporateAccounts.add": "The company has the one special account for companies that there is.",
};

// With fewer runs all of them may be refused by chance.
test.skipIf(runs < 10)("every call has accepted some of its requests", () => {
  const never = subjects.filter((call) => !accepted.has(call.name)).map((call) => call.name);
  expect(never.filter((name) => !(name in refusing))).toEqual([]);
});

test("the fuzz obeys and breaks every keyword that the shapes use", () => {
  for (const call of everyCall) {
    const shapes = [...Object.values(wireQuery(call)), ...(call.body ? [call.body as Shape] : [])]; // AnyCall widens it.
    for (const shape of shapes) {
      expect(
        keywordsOf(plainOf(shape)).filter((keyword) => !knownKeywords.has(keyword)),
        call.name,
      ).toEqual([]);
    }
  }
});

describe("the judge", () => {
  const call = everyCall.find((one) => one.name === "pos.get") as AnyCall; // It exists.
  const problem = { type: "about:blank", title: "x", status: 404, detail: "x", code: "pos.not_found", request_id: "x" };
  const answers: [string, number, unknown, RegExp | undefined][] = [
    ["lets a declared failure pass", 404, problem, undefined],
    ["finds a fault of the server", 500, { ...problem, status: 500, code: "server.broken" }, /fault of the server/],
    ["finds a status that nobody documented", 418, {}, /status 418 is not documented/],
    ["finds a failure of another call", 404, { ...problem, code: "tax.not_found" }, /not declared/],
    ["finds a problem with a status of its own", 404, { ...problem, status: 400 }, /has 400/],
    ["finds a problem that is none", 404, { code: "pos.not_found" }, /not as documented/],
    ["finds a reply that lacks what was promised", 200, { id: own.ids.pos }, /not as documented/],
    ["finds internals", 404, { ...problem, details: { hint: "insert into pos" } }, /internals/],
  ];
  test.each(answers)("%s", (_, status, body, failure) => {
    const type = status < 400 ? "application/json" : "application/problem+json";
    const found = failureOf(call, { status, body, headers: new Headers({ "content-type": type }) });
    if (failure) expect(found).toMatch(failure);
    else expect(found).toBeUndefined();
  });

  test("notices a row that was added, changed or removed", async () => {
    // The last call of the fuzz may have required one.
    await insideOf(owner, own.w.businessId, {
      text: "update business set second_factor_required = false where business_id = $1",
      values: [own.w.businessId],
    });
    const make = await anotherSession(own.w, server);
    const steps = [
      () => make.request(calls.pos.add, { body: { loyalty_id: own.ids.loyalty, title: "One more" } }),
      () => make.request(calls.pos.change, { path: { posId: own.ids.pos }, body: { title: "Another" } }),
      async () => {
        const body = { list: "pos", title: "Gone soon", search: {} };
        const { id: viewId } = await make.request(calls.views.add, { body });
        before = await checksums();
        await make.request(calls.views.remove, { path: { viewId } });
      },
    ];
    for (const [index, table] of ["pos", "pos", "saved_view"].entries()) {
      before = await checksums();
      await steps[index]?.();
      expect(changedTables(before, await checksums())).toContain(table);
    }
  });
});
