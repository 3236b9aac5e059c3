import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { addNews } from "../news/fixture.ts";
import { unitPrice } from "./receipt.ts";

const server = await startTestServer();

describe("news", () => {
  test("appear below a customer's receipt while they are current, in the reader's language or the programme's", async () => {
    const s = await shop(server);
    const { id: elsewhere } = await s.w.make.pos();
    await addNews(s.w, {
      public_title: { uk: "Весна", en: "Spring" },
      public_text: { en: "<b>Tyres</b>" },
      priority: 9,
    });
    await addNews(s.w, { public_title: { uk: "Лише так" } });
    await addNews(s.w, { public_title: { en: "Some day" }, date_from: "2999-01-01" });
    await addNews(s.w, { public_title: { en: "Off" }, active: false });
    await addNews(s.w, { public_title: { en: "Elsewhere" }, pos_ids: [elsewhere] });
    await addNews(s.w, { public_title: { en: "Here" }, pos_ids: [s.posId], url: "https://example.com/here" });
    const { transaction } = await s.sell({ items: examples });
    const receipt = async (template: string, language: string) => {
      const target = `/transactions/${transaction.id}/receipt?template_type=${template}`;
      return String((await s.w.owner.send({ method: "GET", target, headers: { "accept-language": language } })).body);
    };

    const shown = await receipt("customer", "de");
    expect([...shown.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, headline]) => headline)).toEqual(["Spring", "Here"]);
    expect(shown).toContain("&lt;b&gt;Tyres&lt;/b&gt;");
    expect(shown).toContain('href="https://example.com/here"');
    expect(await receipt("customer", "uk")).toContain("<h3>Лише так</h3>");
    expect(await receipt("business", "uk")).not.toContain("<h3>");
  });
});

describe("check and receipt", () => {
  test("name the road tanker that sold, by its number plate", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: examples });
    const target = `/transactions/${transaction.id}/receipt?template_type=customer`;
    const receipt = async () =>
      String((await s.w.owner.send({ method: "GET", target, headers: { "accept-language": "en" } })).body);
    expect(await receipt()).not.toContain("Road tanker");
    const body = { pos_type: "road-tanker" as const, vehicle_number: "AA 1234 BB" };
    await s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body });
    expect(await receipt()).toContain('<th scope="row">Road tanker</th><td>AA 1234 BB</td>');
  });

  test("name the point of sale as customers know it, in their language, else in the programme's", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: examples });
    const { title } = await s.w.owner.request(calls.pos.get, { path: { posId: s.posId } });
    const { default_language } = await s.w.owner.request(calls.loyalty.get, { path: { loyaltyId: s.w.loyaltyId } });
    const target = `/transactions/${transaction.id}/receipt?template_type=customer`;
    const receipt = async (language: string) =>
      String((await s.w.owner.send({ method: "GET", target, headers: { "accept-language": language } })).body);
    expect(await receipt("de")).toContain(`<p>${title}`);
    const public_title = { [default_language]: "Kalyna", de: "Schneeball <1>" };
    await s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body: { public_title } });
    expect(await receipt("de")).toContain("<p>Schneeball &lt;1&gt;");
    expect(await receipt("fr")).toContain("<p>Kalyna");
    expect(await receipt("fr")).not.toContain(title);
    await s.w.owner.request(calls.pos.change, {
      path: { posId: s.posId },
      body: { public_title: { de: "Schneeball" } },
    });
    expect(await receipt("fr")).toContain("<p>Schneeball");
  });

  test("name the website of the online store that sold", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: examples });
    const body = { pos_type: "online-store" as const, shop_url: "https://shop.example.com/ua" };
    await s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body });
    const target = `/transactions/${transaction.id}/receipt?template_type=customer`;
    const receipt = await s.w.owner.send({ method: "GET", target, headers: { "accept-language": "uk" } });
    expect(String(receipt.body)).toContain('<th scope="row">Сайт</th><td>shop.example.com</td>');
  });

  test("show quantities and unit prices without decimals that mean nothing", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: [{ line_id: "1", code: "A", quantity: "2.5" }] });
    const target = `/transactions/${transaction.id}/receipt?template_type=customer`;
    const { body } = await s.w.owner.send({ method: "GET", target, headers: { "accept-language": "de" } });
    expect(body).toMatch(/2,5 × \d+,\d\d</);
    for (const [text, currency, written] of [
      ["0.1250", "UAH", "0,125"],
      ["0.1255", "UAH", "0,1255"],
      ["12.5000", "UAH", "12,50"],
      ["100.0000", "JPY", "100"],
    ] as const)
      expect(unitPrice(text, currency, "de")).toBe(written);
  });

  test("are pages in the reader's language in which no text becomes markup", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: examples, comment: "<script>alert(1)</script>" });
    const path = { transactionId: transaction.id };
    const titles = { en: "Receipt", uk: "Чек", ru: "Чек", de: "Beleg", fr: "Ticket" };
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

test("a tax that several lines hold is one sum on the copy for the books", async () => {
  const s = await shop(server);
  await s.excise("A", "1.00");
  const { transaction } = await s.sell({ items: [...examples, { line_id: "C", code: "A", quantity: "3" }] });
  const { body } = await s.w.owner.send({
    method: "GET",
    target: `/transactions/${transaction.id}/receipt?template_type=business`,
    headers: { "accept-language": "de" },
  });
  const rows = [...String(body).matchAll(/<th scope="row">([^<]*Excise[^<]*)<\/th><td>([^<]*)</g)];
  expect(rows.map(([, name, amount]) => [name, amount?.replaceAll("\u00a0", " ")])).toEqual([
    ["inkl. Excise (EX)", "6,00 UAH"],
  ]);
});

describe("an order", () => {
  const page = async (s: Awaited<ReturnType<typeof shop>>, id: string, template: string, language = "en") => {
    const target = `/transactions/${id}/order?template_type=${template}`;
    return String((await s.w.owner.send({ method: "GET", target, headers: { "accept-language": language } })).body);
  };
  const reserve = (s: Awaited<ReturnType<typeof shop>>) =>
    s.till.request(
      calls.term.reserve,
      { body: { items: examples, comment: "At noon" } },
      { idempotencyKey: randomUUID() },
    );

  test("shows what was ordered beside what was delivered, with the sums of the order", async () => {
    const s = await shop(server);
    const { transaction } = await reserve(s);
    expect(await page(s, transaction.id, "business")).not.toContain("Delivered");
    const items = [{ line_id: "A", quantity: "1" }];
    const body = { transaction_id: transaction.id, items, payments: [{ payment_type: "cash" as const }] };
    await s.till.request(calls.term.finalize, { body }, { idempotencyKey: randomUUID() });
    const order = await page(s, transaction.id, "business");
    expect(order).toContain(`Order No. ${transaction.number}`);
    expect(order).toContain("2 × 10.00");
    expect(order).toContain("Delivered 1");
    expect(order).toContain("25.55");
    expect(order).toContain("At noon");
    expect(order).not.toContain("Cash");
    const path = { transactionId: transaction.id };
    expect(await s.w.owner.request(calls.transactions.receipt, { path })).not.toContain("25.55");
  });

  test("is in the reader's language and of three templates; that of a sale is what was sold", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: examples });
    for (const [language, title] of [
      ["uk", "Замовлення"],
      ["ru", "Заказ"],
      ["de", "Bestellung"],
      ["fr", "Commande"],
    ] as const)
      expect(await page(s, transaction.id, "customer", language)).toContain(title);
    for (const template of ["business", "customer", "commercial"])
      expect(await page(s, transaction.id, template)).toContain("25.55");
    const missing = s.w.owner.request(calls.transactions.order, { path: { transactionId: randomUUID() } });
    await expect(missing).rejects.toMatchObject({ code: "transaction.not_found" });
  });
});
