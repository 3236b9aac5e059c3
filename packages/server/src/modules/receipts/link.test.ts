import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop, tillOf } from "../../../test/shop.ts";

const server = await startTestServer({ PATRON_PUBLIC_URL: "https://patron.example" });

async function sold() {
  const s = await shop(server);
  const { transaction } = await s.sell({ items: examples, comment: "Regular of the back row" });
  const { receipt_url: url } = await s.till.request(calls.term.check, { path: { transactionId: transaction.id } });
  return { s, transaction, url, token: url.split("/").at(-1) ?? "" };
}
const opened = (s: Shop, token: string, lang?: "de") =>
  s.w.anonymous.request(calls.receipts.page, { path: { token }, query: lang ? { lang } : {} });
const foundAt = (till: Shop["till"], token: string) => till.request(calls.receipts.ofTill, { path: { token } });

describe("the address of a receipt", () => {
  test("opens the customer's copy for anybody who has it, and stays the same", async () => {
    const { s, transaction, url, token } = await sold();
    expect(url).toMatch(/^https:\/\/patron\.example\/api\/public\/receipts\/[\w-]{64}$/);
    const page = await opened(s, token);
    expect(page).toContain(`Receipt No. ${transaction.number}`);
    expect(page).not.toContain("Regular of the back row");
    expect(page).not.toContain("<svg");
    expect(await opened(s, token, "de")).toContain('<html lang="de">');
    const path = { transactionId: transaction.id };
    expect((await s.w.owner.request(calls.transactions.get, { path })).receipt_url).toBe(url);
  });

  test("is on the customer's copy as a code, and on no other", async () => {
    const { s, transaction, url } = await sold();
    const path = { transactionId: transaction.id };
    const copy = (template_type: "business" | "customer" | "commercial") =>
      s.w.owner.request(calls.transactions.receipt, { path, query: { template_type } });
    expect(await copy("customer")).toContain(`href="${url}"><svg`);
    expect(await copy("business")).not.toContain("<svg");
    expect(await copy("commercial")).not.toContain("<svg");
    await s.application({ receipt_template: "customer" });
    expect(await s.till.request(calls.term.receipt, { path })).toContain(`href="${url}"><svg`);
  });

  test("opens nothing once a letter of it is another, or for another purpose", async () => {
    const { s, token } = await sold();
    const others = [
      `A${token.slice(1)}`,
      `${token.slice(0, -1)}${token.endsWith("A") ? "Q" : "A"}`,
      "x",
      "A".repeat(64),
    ];
    for (const other of others.filter((one) => one !== token)) {
      await expect(opened(s, other)).rejects.toMatchObject({ code: "receipt.not_found" });
      await expect(foundAt(s.till, other)).rejects.toMatchObject({ code: "receipt.not_found" });
    }
  });

  test("finds the sale at its till, which another till refuses and another business does not know", async () => {
    const { s, transaction, token } = await sold();
    expect((await foundAt(s.till, token)).transaction).toMatchObject({
      id: transaction.id,
      number: transaction.number,
    });
    const beside = await tillOf(s.w, (await s.w.make.terminal(s.posId)).id);
    await expect(foundAt(beside, token)).rejects.toMatchObject({ code: "receipt.of_another_terminal" });
    const stranger = await shop(server);
    await expect(foundAt(stranger.till, token)).rejects.toMatchObject({ code: "receipt.not_found" });
  });

  test("finds the sale in the search of the back office", async () => {
    const { s, transaction, url } = await sold();
    const search = async (of: Shop, search_text: string) =>
      (await of.w.owner.request(calls.search.everything, { query: { search_text } })).items;
    expect(await search(s, ` ${url} `)).toMatchObject([{ entity_type: "transaction", id: transaction.id }]);
    expect(await search(await shop(server), url)).toEqual([]);
  });
});
