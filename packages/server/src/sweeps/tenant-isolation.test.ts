import { randomUUID } from "node:crypto";
import { everyCall } from "@patron/contract";
import { type AnyCall, type ExportFormat, exportFormats } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { changedTables, checksumsOf } from "../../test/checksums.ts";
import { type Fixtures, seedFixtures } from "../../test/fixtures.ts";
import { openConnection, ownDatabase } from "../../test/own-database.ts";
import { type CallResponse, requestAs } from "../../test/request-as.ts";
import { type RequestField, requestFields } from "../../test/request-fields.ts";
import { idAt } from "../../test/requests.ts";
import { secretsOf, shownIn } from "../../test/secrets.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { withoutFilters } from "../../test/without-filters.ts";

// A separate database, because the file disables either protection to test the other one alone. Not on a cluster, where the filters also say where a
// statement goes; what this file asks about itself is asked on a plain database.
const isCluster = inject("nodes").length > 0;
const address = await ownDatabase();
const server = await startTestServer({}, address);
const unfiltered = await startTestServer({}, address);
const removed = withoutFilters(unfiltered.pool);
const [mine, theirs] = [await seedFixtures(server, "Mine"), await seedFixtures(server, "Onlytheirs")];
const owner = await openConnection(address.owner);
const secrets = await secretsOf(owner, theirs);
const checksums = await checksumsOf(owner, theirs.w.businessId, "business");
const untouched = await checksums();
// The sweep asks more often than a person may, and an answer about its haste would say nothing about tenants.
beforeEach(() => owner.query("delete from throttle"));

/** Calls of somebody in a business; the others have no tenant. */
const inside = everyCall.filter((call) => call.access.caller !== "open");
const allCases = inside.flatMap((call) =>
  requestFields(call).map((field) => ({
    call,
    field,
    where: `${call.route} ${field.where} ${field.at.join("/") || field.name}`,
  })),
);
/** Names and ids that callers choose for their own entities: another business may have chosen the same ones. */
const isGiven = (call: AnyCall, { where, name, at, kind }: RequestField) =>
  where === "body" &&
  (kind === "text" ? call.writes || !/^(user_|search)/.test(name) : name === "id" && at.length === 1);
const cases = allCases.filter(({ call, field }) => field.kind === "id" && !isGiven(call, field));

/** What an outsider may know of a business without its ids, by the fields that accept it. */
const named: Record<string, (of: Fixtures) => string[]> = {
  user_id_value: ({ names }) => [names.externalId, names.phone, names.email],
  user_phone: ({ names }) => [names.phone],
  user_email: ({ names }) => [names.email],
  user_external_id: ({ names }) => [names.externalId],
  phone: ({ names }) => [names.phone],
  email: ({ names }) => [names.email],
  external_id: ({ names }) => [names.externalId],
  code: ({ names }) => [names.code],
  barcodes: ({ names }) => [names.barcode],
  search_text: ({ names, marker }) => [marker, names.phone, names.email, names.code, names.barcode],
  search: ({ names, marker }) => [marker, names.code, names.barcode],
  title: ({ marker }) => [`${marker} club`],
  comment: ({ marker }) => [marker],
  entity_id: ({ ids }) => [ids.customer, ids.transaction],
};
const namedCases = allCases.flatMap(({ call, field, where }) =>
  (field.kind === "text" ? (named[field.name]?.(theirs) ?? []) : []).map((value) => ({ call, field, where, value })),
);
const searched = namedCases.filter(({ call, field }) => !isGiven(call, field));

interface Lock {
  title: string;
  at: TestServer;
  prepare?: () => Promise<unknown>;
  /** The questions that are asked behind it. */
  of: <T extends { call: AnyCall }>(questions: T[]) => T[];
  /** The files of a list that are asked for. One is enough to see what a lock hides, because a file is written from the rows that were read. */
  files: (call: AnyCall) => readonly ExportFormat[];
}
const oneFile = (call: AnyCall) => exportFormats(call).slice(0, 1);
const alone: Lock[] = [
  { title: "row security alone", at: unfiltered, of: (questions) => questions, files: oneFile },
  {
    title: "filters alone",
    at: server,
    prepare: () => forEveryTable("disable row level security"),
    of: (all) => all,
    files: oneFile,
  },
];
/** The first question about each call: what one of the locks hides alone, both hide, and on a cluster statements filter as on a plain database. */
const both: Lock = {
  title: "both locks",
  at: server,
  of: (all) => all.filter(({ call }, index) => all.findIndex((one) => one.call === call) === index),
  files: exportFormats,
};

describe.each([both, ...(isCluster ? [] : alone)])("behind $title", ({ at, prepare, of, files }) => {
  beforeAll(() => prepare?.());
  afterAll(() => forEveryTable("enable row level security"));

  test.each(of(cases))(
    "$where: an id of another business is answered like one that nothing has",
    async ({ call, field }) => {
      const id = idAt({ call, field }, theirs);
      if (!id) throw new Error(`No fixture adds a ${field.entity ?? "thing"}, which ${field.name} points at.`);
      const missing = await expectNothing({ call, at, files }, field, id, randomUUID());
      if (field.where === "path") expect(missing.status).toBe(404);
    },
  );

  test.each(of(searched))("$where: $value is answered like a name that nobody has", async ({ call, field, value }) => {
    await expectNothing({ call, at, files }, field, value, unlike(value));
  });

  test.each(inside.filter((call) => call.params.length > 0))(
    "$route: nothing of another business's path",
    async (call) => {
      const response = await requestAs(mine, call, at, { about: theirs });
      expect(response.status, response.answer).toBe(404);
      expectNoSecrets(response);
      if (call.writes) await expectUntouched();
    },
  );

  test.each(inside.filter((call) => !call.writes && call.params.length === 0))(
    "$route: nothing of another business",
    async (call) => {
      expectNoSecrets(await requestAs(mine, call, at));
    },
  );

  test("the other business is as it was", () => expectUntouched());
});

/** Requests something of the other business and something that does not exist: the responses must be indistinguishable. */
async function expectNothing(
  { call, at, files }: Pick<Lock, "at" | "files"> & { call: AnyCall },
  field: RequestField,
  value: string,
  none: string,
): Promise<CallResponse> {
  let first: CallResponse | undefined;
  for (const more of variantsOf(call, field, files)) {
    const missing = await requestAs(mine, call, at, { ...more, put: { field, value: none } });
    const other = await requestAs(mine, call, at, { ...more, put: { field, value } });
    first ??= missing;
    // Written values, and an export's filters in the audit log, are shown to their author from then on.
    if (other.status < 400 && (call.writes || more.format)) planted.push(value);
    if (call.writes && missing.status < 400) expect(other.status, other.answer).toBe(missing.status);
    else expect(other.plain).toBe(missing.plain);
    expectNoSecrets(other);
  }
  // What a read has changed the next write finds, or the end.
  if (call.writes) await expectUntouched();
  if (!first) throw new Error("Nothing was requested.");
  return first;
}

/** The same request as it is, as each file format, and with a version that the caller claims to have seen. */
function variantsOf(
  call: AnyCall,
  field: RequestField,
  files: Lock["files"],
): { format?: ExportFormat; headers?: Record<string, string> }[] {
  const formats = field.where === "path" ? [] : files(call);
  const stale = field.where === "path" && ["PATCH", "DELETE"].includes(call.method);
  return [{}, ...formats.map((format) => ({ format })), ...(stale ? [{ headers: { "if-match": '"999"' } }] : [])];
}

/** Secrets that the caller has stored in their own entities, which show them from then on. */
const planted: string[] = [];

function expectNoSecrets(response: CallResponse): void {
  expect(shownIn(response.answer, secrets, `${response.question} ${planted.join(" ")}`)).toEqual([]);
}
async function expectUntouched(): Promise<void> {
  expect(changedTables(untouched, await checksums())).toEqual([]);
}

/** A non-existent name of the same form. */
function unlike(name: string): string {
  return name.slice(0, -4) + [...name.slice(-4)].map(another).join("");
}
function another(sign: string): string {
  if (/[0-8a-y]/i.test(sign)) return String.fromCharCode(sign.charCodeAt(0) + 1);
  return sign === "9" ? "0" : sign;
}

async function forEveryTable(what: string): Promise<void> {
  const { rows } = await owner.query<{ table: string }>(
    "select distinct polrelid::regclass::text as table from pg_policy where polname = 'tenant'",
  );
  for (const { table } of rows) await owner.query(`alter table ${table} ${what}`);
}

test.skipIf(isCluster)("behind no lock at all the sweep sees what it looks for", async () => {
  await forEveryTable("disable row level security");
  try {
    const shown: string[] = [];
    for (const call of inside.filter((one) => !one.writes && one.params.length > 0)) {
      const response = await requestAs(mine, call, unfiltered, { about: theirs });
      if (response.status === 200 && shownIn(response.answer, secrets, response.question).length > 0)
        shown.push(call.route);
    }
    expect(shown.length).toBeGreaterThan(20);
  } finally {
    await forEveryTable("enable row level security");
  }
});

test.skipIf(isCluster)("the filters were off indeed", () => {
  expect(removed.count).toBeGreaterThan(500);
  expect([...removed.left]).toEqual([]);
});
/** Fields where the caller's own entity does not change the response, and why. */
const ignored: Record<string, string> = {
  "places.decide posId": "The owner is not support staff of the installation.",
  "business.currencies loyalty_id": "The programme has the currency of the business.",
  "taxes.summary corporate_customer_id": "Tills do not sell to companies yet, so a company has no sales.",
  "taxes.summaryItems corporate_customer_id": "Likewise.",
  "additionalCosts.summary corporate_customer_id": "Likewise.",
  "additionalCosts.summaryItems corporate_customer_id": "Likewise.",
  "margins.goods corporate_customer_id": "Likewise.",
  "taxes.add compound_on/[]":
    "The tax that the business has may not be compounded on, and is refused like an unknown one.",
  "taxes.change compound_on/[]": "Likewise.",
  "offline.sell business_staff_id": "A sale with another seller than its till has signed is refused.",
  "offline.sell items/[]/goods_id": "Likewise with another item.",
  "offline.sell rule_ids/[]": "Likewise with another rule.",
  "term.finalize payments/[]/special_account_id": "The one reservation is finished by the question before.",
};
const rank = ({ call }: { call: AnyCall }) =>
  call.method === "DELETE" ? 2 + call.path.length * -0.001 : Number(call.writes && !/finalize/.test(call.name));

describe.skipIf(isCluster)("the questions are right", () => {
  // Entities that one request removes, which the next one cannot use; an app that is being set up is forgotten when another one is begun.
  const once = cases.filter(
    (one, index) =>
      one.call.name !== "secondFactor.removeFactor" &&
      (one.call.method !== "DELETE" || cases.findIndex(({ call }) => call === one.call) === index),
  );
  test.each(once.toSorted((a, b) => rank(a) - rank(b)))("$where: an own id is understood", async ({ call, field }) => {
    const id = idAt({ call, field }, mine) ?? "";
    const missing = await requestAs(mine, call, server, { put: { field, value: randomUUID() } });
    const own = await requestAs(mine, call, server, { put: { field, value: id } });
    const reason = ignored[`${call.name} ${field.at.join("/") || field.name}`];
    expect(own.plain === missing.plain, own.plain).toBe(reason !== undefined);
  });

  test("the secrets of a business are found in its own responses", async () => {
    const reads = inside.filter((call) => !call.writes);
    const leaking: string[] = [];
    for (const call of reads) {
      const response = await requestAs(theirs, call, server);
      if (shownIn(response.answer, secrets).length > 0) leaking.push(call.route);
    }
    expect(leaking).toContain("GET /transactions");
    expect(leaking.length).toBeGreaterThan(reads.length * 0.7);
  });
});

/** A business id is unique across the server: a duplicate is refused, which reveals something only to those who guess a UUID. */
const foundsBusiness = "business.add";

describe.skipIf(isCluster)("what a caller gives to something of their own", () => {
  const given = [
    ...allCases
      .filter(
        ({ call, field }) =>
          field.kind === "id" && isGiven(call, field) && call.name !== foundsBusiness && idAt({ call, field }, theirs),
      )
      .map((one) => ({ ...one, value: idAt(one, theirs) ?? "" })),
    ...namedCases.filter(({ call, field }) => isGiven(call, field)),
  ];
  test.each(given)("$where: $value may be the same in two businesses", async ({ call, field, value }) => {
    const none = field.kind === "id" ? randomUUID() : unlike(value);
    // The other business has asked for its own since the beginning, which marks its session as used.
    const before = await checksums();
    const missing = await requestAs(mine, call, server, { put: { field, value: none } });
    const other = await requestAs(mine, call, server, { put: { field, value } });
    // Used a second time within the caller's own business, it may be refused there.
    if (!(planted.includes(value) && other.code === "conflict.duplicate")) expect(other.status).toBe(missing.status);
    planted.push(value);
    expectNoSecrets(other);
    expect(changedTables(before, await checksums())).toEqual([]);
  });
});

describe("pictures", () => {
  test("of another business are found by nobody who does not know their whole name", async () => {
    const { photo } = await theirs.w.owner.request(calls.loyalty.get, { path: { loyaltyId: theirs.w.loyaltyId } });
    const [, folder, name] = /^\/files\/([^/]+)\/(.+)$/.exec(photo?.url ?? "") ?? [];
    expect(folder).toBe(theirs.w.businessId);
    for (const guess of [
      "",
      name?.slice(0, -5),
      `${randomUUID()}.png`,
      "../../secret",
      `../${folder}/${randomUUID()}.png`,
    ]) {
      const response = await fetch(`${server.url}/files/${folder}/${guess}`);
      expect(response.status, guess).toBe(404);
      await response.body?.cancel();
    }
  });
});

describe("an idempotency key that another business has used", () => {
  const writes = inside.filter((call) => call.writes && !call.upload);
  // One statement finds a key, whatever the call.
  const asked = writes.filter((_, index) => !isCluster || index % 20 === 0);
  test.each(asked)("$route: brings nothing of its answer", async (call) => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await requestAs(theirs, call, server, { headers });
    const before = await checksums();
    const repeated = await requestAs(mine, call, server, { headers, about: theirs });
    // If nothing was the other business's, it belongs to the caller by now, and another request would repeat it.
    const own = repeated.status < 400 ? [] : [await requestAs(mine, call, server, { headers })];
    for (const response of [repeated, ...own]) {
      expect(response.replayed).toBe(false);
      expect(response.code ?? "").not.toMatch(/^(idempotency\.mismatch|request\.(running|answered))$/);
      expectNoSecrets({ ...response, question: response.question + first.question });
    }
    expect(changedTables(before, await checksums())).toEqual([]);
  });
});
