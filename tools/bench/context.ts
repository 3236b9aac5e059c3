import { randomBytes } from "node:crypto";
import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import pg from "pg";
import { openDemoServer } from "../../packages/demo/src/api.ts";
import { makeDemo } from "../../packages/demo/src/demo.ts";
import { listDemos, renewPassword } from "../../packages/demo/src/registry.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { hashPassword } from "../../packages/server/src/kit/password.ts";

/** The login for a business of the benchmark. */
export interface SignIn {
  login: string;
  password: string;
}
/** The benchmark's data, stored between runs because creating it takes minutes. */
export interface Context {
  /** A demo business with very many sales. */
  sales: SignIn;
  /** A business with very many customers, and a shop with a till for every caller. */
  people: SignIn;
  /** The last day of the demo's history. */
  until: string;
  /** How long it took to make the sales; undefined if they were there already. */
  loadMinutes: number | undefined;
}
interface PricingRequest {
  address: DatabaseAddress;
  dataDir: string;
  transactions: number;
  customers: number;
  report(line: string): void;
}

const email = "bench@example.com";
/** The number of tills in the benchmark's shop. */
export const tills = 16;

/** Creates what is missing, and gives both owners new passwords. */
export async function preparePricingContext(request: PricingRequest): Promise<Context> {
  const { address, dataDir, transactions, report } = request;
  const owner = new pg.Pool(address.owner);
  try {
    const demos = await listDemos(owner);
    let demo = demos.find((one) => one.finished_dt && one.transactions >= transactions)?.email;
    let loadMinutes: number | undefined;
    if (!demo) {
      const begun = performance.now();
      const wish = { seed: 7, transactions, customers: 2_000, upTo: new Date(), again: true };
      demo = (await makeDemo({ ...wish, address, dataDir, report })).email;
      loadMinutes = (performance.now() - begun) / 60_000;
    }
    await makeCrowd(request, owner);
    const [sales, people] = [await newSignIn(owner, demo), await newSignIn(owner, email)];
    return { sales, people, until: Temporal.Now.plainDateISO("Europe/Kyiv").toString(), loadMinutes };
  } finally {
    await owner.end();
  }
}

async function newSignIn(owner: pg.Pool, login: string): Promise<SignIn> {
  const password = randomBytes(12).toString("base64url");
  await renewPassword(owner, login, await hashPassword(password));
  return { login, password };
}

/** Registers the second business if it is missing, and adds missing customers. */
async function makeCrowd(request: PricingRequest, owner: pg.Pool): Promise<void> {
  const known = () =>
    owner.query<{ id: string }>(
      "select e.business_id as id from entrance e join person p on p.id = e.person_id where lower(p.email) = $1",
      [email],
    );
  if ((await known()).rowCount === 0) await registerCrowd(request);
  const [business] = (await known()).rows;
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('app.business_id', $1, true)", [business?.id]);
    const { rows } = await client.query<{ count: string }>("select count(*) from customer");
    const there = Number(rows[0]?.count ?? 0);
    if (there < request.customers) {
      request.report(`Adding ${(request.customers - there).toLocaleString("en")} customers …`);
      await client.query(addCustomers, [
        there + 1,
        request.customers,
        `${femaleNames} ${maleNames}`.split(" "),
        surnames.split(" "),
      ]);
      // Without statistics of the new rows the cards would be found by a nested loop over all of them.
      await client.query("analyze customer");
      await client.query(addCards);
      await client.query("analyze card");
    }
    await client.query("commit");
  } finally {
    client.release();
  }
}

/** The registration data of a benchmark business. */
export function newCustomer() {
  return {
    ...{ type: "email" as const, email, password: randomBytes(12).toString("base64url") },
    ...{ first_name: "Bench", last_name: "", language: "en" as const, business_title: "Bench" },
    ...{ country: "UA", currency: "UAH", time_zone: "Europe/Kyiv" },
  };
}

async function registerCrowd({ address, dataDir }: PricingRequest): Promise<void> {
  const server = await openDemoServer(address, dataDir);
  try {
    const session = await server.as()(calls.auth.register, { body: newCustomer() });
    const request = server.as(session.token);
    const { items } = await request(calls.embedded.loyalties, {});
    await openShop(request, items[0]?.id ?? "");
  } finally {
    await server.close();
  }
}

const femaleNames = "Olena Iryna Oksana Natalia Tetiana Yuliia Svitlana Kateryna Halyna Mariia";
const maleNames = "Oleksandr Andrii Serhii Volodymyr Dmytro Mykola Ivan Taras Bohdan Yurii";
const surnames =
  "Shevchenko Kovalenko Bondarenko Tkachenko Kravchenko Oliinyk Lysenko Marchenko Savchenko Rudenko Moroz Petrenko Klymenko Pavlenko Melnyk Romaniuk";

/** Fictional customers: numbers of a closed network, undeliverable addresses. */
const addCustomers = `
  insert into customer (id, phone, email, first_name, last_name, created_dt)
  select gen_random_uuid(), '+38092' || lpad(i::text, 7, '0'), 'customer.' || i || '@example.com',
    ($3::text[])[1 + i % 20], ($4::text[])[1 + (i / 20) % 16], now() - make_interval(secs => i)
  from generate_series($1::int, $2::int) i`;
const addCards = `
  insert into card (id, loyalty_id, customer_id, registered_dt)
  select gen_random_uuid(), l.id, c.id, c.created_dt from customer c cross join loyalty l
  where not exists (select from card k where k.business_id = c.business_id and k.customer_id = c.id)`;

/** Adds three items with prices, a discount, and the tills. */
export async function openShop(request: Client, loyaltyId: string, count = tills): Promise<void> {
  for (const [code, price] of [
    ["A", "28.90"],
    ["B", "44.90"],
    ["C", "69.00"],
  ] as const) {
    await request(calls.goods.add, { body: { title: `Item ${code}`, code, prices: [{ currency: "UAH", price }] } });
  }
  const rule = { title: "Ten percent", action_type: "discount-check-percent" as const, value: "10" };
  await request(calls.rules.add, { path: { loyaltyId }, body: rule });
  const { id } = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Bench" } });
  for (let index = 1; index <= count; index += 1)
    await request(calls.terminals.add, { body: { pos_id: id, title: `Till ${index}`, currency: "UAH" } });
}
