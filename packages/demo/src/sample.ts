import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { type Accounts, accountFor, keepAccounts } from "./accounts.ts";
import { type DemoServer, onceOnly } from "./api.ts";
import { goods } from "./business/goods.ts";
import type { Chance } from "./chance.ts";
import { addCompanies } from "./companies.ts";
import { type DemoOwner, type Desk, returnToDesk } from "./found/desk.ts";
import type { Founded } from "./found/found.ts";
import type { PlannedSale } from "./plan.ts";

export interface SampleRequest {
  server: DemoServer;
  owner: DemoOwner;
  founded: Founded;
  sales: readonly PlannedSale[];
  chance: Chance;
  upTo: Date;
}
interface Event {
  at: number;
  run(): Promise<unknown>;
}

/** How long filling a tank takes. */
const fillingMs = 180_000;

/**
 * The last sales of the history, made through the terminals' API: sold in one step or, at the pump, reserved and finished with the filled
 * quantity; some paid from special accounts, which start here; some cancelled; and a few manual corrections of bonuses by the owner.
 */
export async function sellSample(request: SampleRequest): Promise<void> {
  const { server, owner, founded, sales, upTo } = request;
  const start = sales[0]?.at ?? upTo.getTime();
  const desk = await returnToDesk(server, owner, start);
  const accounts = await keepAccounts(desk, founded, sales, request.chance.of("accounts"));
  await addCompanies(desk);
  const returning = new Set(
    sales.flatMap(({ customer, cancelledAfter }) => (cancelledAfter === null ? [] : [customer])),
  );
  const events = sales.flatMap((sale) => {
    const terminal = founded.terminals[sale.location]?.[sale.terminal];
    if (!terminal) throw new RangeError("The plan names a terminal that is not there.");
    const counter = { till: server.as(terminal.key), founded, accounts };
    return eventsOf(counter, sale, returning.has(sale.customer));
  });
  const all = [...events, ...corrections(desk, request, start)].filter(({ at }) => at <= upTo.getTime());
  for (const { at, run } of all.sort((a, b) => a.at - b.at)) {
    await desk.goTo(at);
    await run();
  }
  await desk.request(calls.auth.signOut, {});
}

interface Counter {
  till: Client;
  founded: Founded;
  accounts: Accounts;
}

/** The steps of a sale, all before the end of the history. */
function eventsOf(counter: Counter, sale: PlannedSale, keeps: boolean): Event[] {
  const { till } = counter;
  let id = "";
  const isFilling = sale.lines.some(({ item }) => goods[item]?.unit === "L");
  const sell = async () => {
    const body = await checkOf(counter, sale, keeps);
    const { transaction } = isFilling
      ? await till(calls.term.reserve, { body }, onceOnly())
      : await till(calls.term.sale, { body }, onceOnly());
    id = transaction.id;
  };
  const finish = () => till(calls.term.finalize, { body: { transaction_id: id, items: filled(sale) } }, onceOnly());
  const cancel = (reason: string) => till(calls.term.cancel, { body: { transaction_id: id, reason } }, onceOnly());
  const { at, cancelledAfter } = sale;
  return [
    { at, run: sell },
    ...(isFilling ? [{ at: at + fillingMs, run: finish }] : []),
    ...(cancelledAfter === null
      ? []
      : [{ at: at + fillingMs + cancelledAfter, run: () => cancel("Wrong item scanned") }]),
  ];
}

async function checkOf({ till, founded, accounts }: Counter, sale: PlannedSale, keeps: boolean) {
  const { people, customerIds } = founded;
  const { customer, payment, redeems } = sale;
  const phone = customer === null ? undefined : people[customer]?.phone;
  const special_account_id = phone && (await accountFor(till, accounts, { sale, phone, keeps }));
  const query = { user_id_value: phone ?? "", user_id_type: "phone" as const };
  const known = redeems && phone && !special_account_id ? await till(calls.term.customer, { query }) : undefined;
  const available = Math.floor(Number(known?.bonuses_available ?? 0));
  return {
    customer_id: customer === null ? null : (customerIds[customer] ?? null),
    items: sale.lines.map(({ item, quantity }) => ({ code: goods[item]?.code ?? "", quantity })),
    payments: [
      special_account_id ? { payment_type: "special-account" as const, special_account_id } : { payment_type: payment },
    ],
    ...(available > 0 && { bonuses_to_redeem: `${available}.00` }),
  };
}

/** The filled quantity: sometimes the tank was full earlier. Lines are identified by their index. */
function filled({ lines, at }: PlannedSale) {
  return lines.map(({ item, quantity }, index) => {
    const isShort = goods[item]?.unit === "L" && at % 3 === 0;
    return { line_id: String(index + 1), quantity: isShort ? (Number(quantity) * 0.8).toFixed(2) : quantity };
  });
}

const comments = ["Apology for a broken coffee machine", "Prize of the spring quiz", "Points of a lost receipt"];

/** Bonuses that the owner credits, and sometimes takes back, between the first and the last sale. */
function corrections(desk: Desk, { founded, chance, upTo }: SampleRequest, start: number): Event[] {
  const request = { loyalty_id: founded.loyaltyId, currency: "UAH" };
  return Array.from({ length: 12 }, (_, index): Event[] => {
    const at = start + Math.floor(chance.next() * (upTo.getTime() - start));
    const customer_id = chance.pick(founded.customerIds);
    const body = { ...request, customer_id, amount: `${chance.whole(2, 15) * 10}.00`, comment: chance.pick(comments) };
    const life =
      index % 3 === 0 ? { promotional: true, expire_type: "day" as const, expire_value: "30" } : { promotional: false };
    const back = { ...request, customer_id, amount: "5.00", comment: "Credited twice" };
    const credit = () => desk.request(calls.transactions.addBonuses, { body: { ...body, ...life } }, onceOnly());
    const takeBack = () => desk.request(calls.transactions.writeOffBonuses, { body: back }, onceOnly());
    return [{ at, run: credit }, ...(index % 4 === 0 ? [{ at: at + 60_000, run: takeBack }] : [])];
  }).flat();
}
