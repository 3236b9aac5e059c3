import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";

const server = await startTestServer();

describe("check and receipt", () => {
  test("are pages in the reader's language that let nothing become markup", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: examples, comment: "<script>alert(1)</script>" });
    const path = { transactionId: transaction.id };
    const titles = { en: "Receipt", uk: "Квитанція", ru: "Квитанция", de: "Beleg", fr: "Reçu" };
    for (const [language, title] of Object.entries(titles)) {
      const target = `/transactions/${transaction.id}/receipt?template_type=business`;
      const page = await s.w.owner.send({ method: "GET", target, headers: { "accept-language": language } });
      expect(page.headers.get("content-type")).toContain("text/html");
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).toContain(title);
      expect(page.body).not.toContain("<script>");
    }
    const check = await s.w.owner.request(calls.transactions.check, { path, query: { template_type: "commercial" } });
    expect(check).toContain("Item A");
    const nowhere = { path: { transactionId: randomUUID() } };
    const missing = { code: "transaction.not_found" };
    await expect(s.w.owner.request(calls.transactions.check, nowhere)).rejects.toMatchObject(missing);
    await expect(s.w.owner.request(calls.transactions.receipt, nowhere)).rejects.toMatchObject(missing);
  });
});
