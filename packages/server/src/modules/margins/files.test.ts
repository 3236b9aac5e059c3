import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { parseCsv } from "hucre/csv";
import { type CellValue, readXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { addCost } from "../additional-costs/fixture.ts";

const server = await startTestServer();

const reports = ["gross margins", "taxes", "taxes of items", "extra charges", "extra charges of items"] as const;
type Report = (typeof reports)[number];
const targetOf = (s: Shop, report: Report) =>
  ({
    "gross margins": `/x/loyalty/${s.w.loyaltyId}/gross_margins`,
    taxes: `/loyalty/${s.w.loyaltyId}/taxes/summary`,
    "taxes of items": `/loyalty/${s.w.loyaltyId}/taxes/summary/items`,
    "extra charges": `/loyalty/${s.w.loyaltyId}/additional_costs/summary`,
    "extra charges of items": `/loyalty/${s.w.loyaltyId}/additional_costs/summary/items`,
  })[report];

const file = (s: Shop, target: string, format: "csv" | "xlsx", language = "en") =>
  fetch(`${server.url}${server.settings.basePath}${target}`, {
    headers: { accept: EXPORT_TYPES[format], "accept-language": language, authorization: `Bearer ${s.w.owner.token}` },
  });
async function linesOf(s: Shop, target: string, language?: string): Promise<string[]> {
  const response = await file(s, target, "csv", language);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  return (await response.text()).trimEnd().split("\r\n");
}
async function cellsOf(s: Shop, target: string): Promise<CellValue[][]> {
  const response = await file(s, target, "xlsx");
  expect(response.headers.get("content-type")).toBe(EXPORT_TYPES.xlsx);
  const { sheets } = await readXlsx(Buffer.from(await response.arrayBuffer()));
  return sheets[0]?.rows ?? [];
}

/** Two of A at 11.00 with 1.50 of excise each and a commission of 10 %, whose cost is 4.00; one of B at 6.11, whose cost is not known. */
let s: Shop;
beforeEach(async () => {
  s = await shop(server);
  await s.excise("A", "1.50");
  const { items } = await s.w.owner.request(calls.embedded.goods, {});
  const goodsId = items.find(({ code }) => code === "A")?.id ?? "";
  await s.w.owner.request(calls.goods.change, { path: { goodsId }, body: { cost_price: "4.00" } });
  const { id: additional_cost_id } = await addCost(s.w);
  const path = { terminalId: s.terminalId };
  await s.w.owner.request(calls.terminalCosts.change, { path, body: { costs: [{ additional_cost_id }] } });
  await s.sell({ items: examples });
  await rollUpAll(s.w);
});

/** The lines of each report on this sale. */
const expected: Record<Report, readonly [head: string, ...rows: string[]]> = {
  "gross margins": [
    'Item,Code,Quantity,Unit,Currency,"Sold, without tax",Cost of goods,Gross margin,"Margin, %",Sold without a known cost',
    "Item A,A,2.000,piece,UAH,19.00,8.00,11.00,57.894737,0.00",
    "Item B,B,1.000,piece,UAH,4.61,,,,4.61",
  ],
  taxes: [
    "Tax,Code,Type,Currency,Transactions,Without tax,Tax amount,With tax",
    "Excise,EX,Included in the price,UAH,1,23.61,4.50,28.11",
  ],
  "taxes of items": [
    "Item,Item code,Quantity,Unit,Tax,Code,Type,Currency,Transactions,Without tax,Tax amount,With tax",
    "Item A,A,2.000,piece,Excise,EX,Included in the price,UAH,1,19.00,3.00,22.00",
    "Item B,B,1.000,piece,Excise,EX,Included in the price,UAH,1,4.61,1.50,6.11",
  ],
  "extra charges": [
    "Extra charge,Code,Type,Currency,Quantity,Charged on,Amount",
    "Acquiring,ACQ,Commission in the price,UAH,3.000,25.55,2.56",
  ],
  "extra charges of items": [
    "Item,Item code,Unit,Extra charge,Code,Type,Currency,Quantity,Charged on,Amount",
    "Item A,A,piece,Acquiring,ACQ,Commission in the price,UAH,2.000,20.00,2.00",
    "Item B,B,piece,Acquiring,ACQ,Commission in the price,UAH,1.000,5.55,0.56",
  ],
};
/** The same as a workbook has it: numbers are numbers, and what is not known is empty. */
const cellOf = (text: string) => (text === "" ? null : /^[\d.]+$/.test(text) ? Number(text) : text);

describe.each(reports)("the report on %s", (report) => {
  test("is a CSV file and a workbook of the same rows, in which amounts are numbers", async () => {
    const [head, ...rows] = expected[report];
    expect(await linesOf(s, targetOf(s, report))).toEqual([head, ...rows]);
    const [heads, ...cells] = await cellsOf(s, targetOf(s, report));
    expect(heads).toEqual(parseCsv(head)[0]);
    expect(cells).toEqual(rows.map((row) => row.split(",").map(cellOf)));
  });

  test("contains what is searched, of one customer, in the chosen columns, with the filters of its answer", async () => {
    const [head, ...rows] = expected[report];
    const find = async (query: string) => await linesOf(s, `${targetOf(s, report)}?${query}`);
    const [last = ""] = rows.slice(-1);
    const name = last.split(",")[0] ?? "";
    for (const text of [name, name.toUpperCase(), `uah ${name}`])
      expect(await find(`search_text=${encodeURIComponent(text)}`)).toEqual([head, last]);
    for (const none of [
      "search_text=nothing",
      "date_to=2020-01-15",
      `pos_id=${randomUUID()}`,
      "user_id_type=external-id&user_id_value=stranger",
    ])
      expect(await find(none)).toEqual([head]);
    expect(await find("columns=currency")).toEqual(["Currency", ...rows.map(() => "UAH")]);
    const customer_id = await s.member();
    await s.sell({ items: examples, customer_id });
    expect(await find(`user_id_type=external-id&user_id_value=${customer_id}`)).toEqual([head, ...rows]);
    const found = await s.w.owner.send({
      method: "GET",
      target: `${targetOf(s, report)}?search_text=nothing`,
      headers: {},
    });
    expect(found).toMatchObject({ status: 200, body: { items: [] } });
  });

  test("is in the order that the screen has, and so is its answer", async () => {
    const [head, ...rows] = expected[report];
    const order = async (query: string) => await linesOf(s, `${targetOf(s, report)}?${query}`);
    const amount = report === "gross margins" ? "net_amount" : "amount";
    expect(await order(`sort=${amount}`)).toEqual([head, ...rows.toReversed()]);
    expect(await order(`sort=${amount}&order=desc`)).toEqual([head, ...rows]);
    // Equal rows stay in the report's own order, in both directions.
    for (const way of ["asc", "desc"]) expect(await order(`sort=currency&order=${way}`)).toEqual([head, ...rows]);
    if (head.startsWith("Item,"))
      expect(await order("sort=item_title&order=desc")).toEqual([head, ...rows.toReversed()]);
    const answer = await s.w.owner.send({
      method: "GET",
      target: `${targetOf(s, report)}?sort=${amount}`,
      headers: {},
    });
    const { items } = answer.body as { items: Record<string, string>[] }; // By the contract.
    const sorted = items.map((row) => row[amount] ?? "");
    expect(sorted).toEqual(sorted.toSorted((one, other) => Number(one) - Number(other)));
    const unknown = await file(s, `${targetOf(s, report)}?sort=secret`, "csv");
    expect([unknown.status, await unknown.json()]).toMatchObject([400, { code: "request.malformed" }]);
  });

  test("is refused as its answer is, and belongs to its business", async () => {
    const other = await shop(server);
    const strange = await file(other, targetOf(s, report), "xlsx");
    expect([strange.status, await strange.json()]).toMatchObject([404, { code: "loyalty.not_found" }]);
    const customer = await file(s, `${targetOf(s, report)}?user_id_type=phone&user_id_value=x`, "csv");
    expect([customer.status, await customer.json()]).toMatchObject([422, { code: "customer.id_invalid" }]);
    const column = await file(s, `${targetOf(s, report)}?columns=secret`, "csv");
    expect([column.status, await column.json()]).toMatchObject([400, { code: "request.malformed" }]);
  });
});

test("what is not known comes after every number, and texts follow the reader's alphabet", async () => {
  const codes = async (query: string) =>
    (await linesOf(s, `${targetOf(s, "gross margins")}?columns=item_code&${query}`)).slice(1);
  expect(await codes("sort=gross_margin")).toEqual(["A", "B"]);
  expect(await codes("sort=gross_margin&order=desc")).toEqual(["B", "A"]);
  for (const [code, title] of [
    ["I", "Ірис"],
    ["K", "Кава 10"],
    ["L", "кава 9"],
  ] as const) {
    const prices = [{ currency: "UAH", price: "20.00" }];
    await s.w.owner.request(calls.goods.add, { body: { code, title, loyalty_ids: [s.w.loyaltyId], prices } });
    await s.sell({ items: [{ code, quantity: "1" }] });
  }
  const target = `${targetOf(s, "gross margins")}?columns=item_code&sort=item_title&search_text=${encodeURIComponent("а")}`;
  expect((await linesOf(s, target, "uk")).slice(1)).toEqual(["L", "K"]);
});

test("the items behind one row of a summary are those alone", async () => {
  const { items } = await s.w.owner.request(calls.taxes.summary, { path: { loyaltyId: s.w.loyaltyId } });
  const costs = await s.w.owner.request(calls.additionalCosts.summary, { path: { loyaltyId: s.w.loyaltyId } });
  const customer_id = await s.member();
  await s.sell({ items: examples, customer_id });
  for (const [report, row] of [
    ["taxes of items", items[0]],
    ["extra charges of items", costs.items[0]],
  ] as const)
    for (const buyer of ["", `&user_id_type=external-id&user_id_value=${customer_id}`]) {
      const of = async (id = "") =>
        await linesOf(s, `${targetOf(s, report)}?columns=item_code&summary_id=${encodeURIComponent(id)}${buyer}`);
      expect(await of(row?.id)).toEqual(["Item code", "A", "B"]);
      expect(await of(`${row?.id}2`)).toEqual(["Item code"]);
    }
});

test("the heads and the values of a report are in the reader's language", async () => {
  expect(await linesOf(s, `${targetOf(s, "taxes")}?columns=tax_title,classification,amount`, "uk")).toEqual([
    "Податок,Вид,Сума податку",
    "Excise,У ціні,4.50",
  ]);
  expect(await linesOf(s, `${targetOf(s, "extra charges")}?columns=kind,amount`, "de")).toEqual([
    "Art,Betrag",
    "Provision im Preis,2.56",
  ]);
});
