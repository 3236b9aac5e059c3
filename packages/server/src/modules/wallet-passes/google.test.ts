import { randomUUID } from "node:crypto";
import type { walletPasses } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { makeServiceAccount, readToken, startGoogle } from "../../../test/passes/google.ts";
import { picture } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { getGoogleKey, listCards } from "./queries.ts";
import { updateWallets } from "./updates.ts";

const p = calls.walletPasses;
const issuer = "3388000000022";
const [google, account, unknown] = [await startGoogle(issuer), makeServiceAccount(), makeServiceAccount("x@y.example")];
afterAll(() => google.close());
const server = await startTestServer({ ...google.env, PATRON_PUBLIC_URL: "https://patron.example" });
beforeEach(() => {
  google.know(account);
  google.asked.length = 0;
});

type Settings = BodyOf<typeof walletPasses.change>;
const pathOf = ({ w }: Shop) => ({ path: { loyaltyId: w.loyaltyId } });
const change = (s: Shop, body: Settings) => s.w.owner.request(p.change, { ...pathOf(s), body });
const check = (s: Shop) => s.w.owner.request(p.checkGoogle, pathOf(s));
const atGoogle = { google_issuer_id: issuer, google_key: account.file };

/** A shop whose customers save their card at Google, and one of them with 120 bonuses. */
async function giving(settings: Settings = {}) {
  const s = await shop(server);
  await change(s, { ...atGoogle, active: true, ...settings });
  return { s, ...(await added(s)) };
}
async function added(s: Shop) {
  const olena = await s.member("120.00");
  const { items } = await s.w.owner.request(p.ofCustomer, { path: { userId: olena } });
  const token = new URL(items[0]?.link ?? "").searchParams.get("for") ?? "";
  const [card] = await s.w.inside((tenant) => tenant.many(listCards(olena)));
  const save = () => s.w.anonymous.request(p.google, { path: { token } });
  return { olena, path: { token }, card: card?.id ?? "", save };
}
const credit = (s: Shop, customer_id: string, amount: string) =>
  s.w.owner.request(calls.transactions.addBonuses, {
    body: { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount },
  });
const update = async ({ w }: Shop, forward = 1000) => {
  server.clock.forward(forward);
  const services = { ...server, files: undefined as never }; // Updates read no files.
  await updateWallets(services, w.businessId, server.clock.now());
};

describe("a card in Google Wallet", () => {
  test("is saved by a link that the business's account signs, with programme and card inside", async () => {
    const { s, olena, path, card, save } = await giving({ organization_name: { en: "Kalyna" } });
    expect(await s.w.anonymous.request(p.card, { path })).toMatchObject({ wallets: ["google"] });
    const { link } = await save();
    const [, token = ""] = link.split("https://pay.google.com/gp/v/save/");
    expect(token.length).toBeLessThanOrEqual(1800);
    expect(readToken(token, unknown.publicKey)).toBeUndefined();
    const id = `${issuer}.${card}`;
    const classId = `${issuer}.${s.w.loyaltyId}`;
    expect(readToken(token, account.publicKey)).toMatchObject({
      ...{ iss: account.email, aud: "google", typ: "savetowallet", origins: ["https://patron.example"] },
      payload: {
        loyaltyClasses: [
          {
            ...{ id: classId, issuerName: "Kalyna", reviewStatus: "UNDER_REVIEW", hexBackgroundColor: "#065f46" },
            programLogo: { sourceUri: { uri: "https://patron.example/icon-192.png" } },
          },
        ],
        loyaltyObjects: [
          {
            ...{ id, classId, state: "ACTIVE", accountId: olena },
            barcode: { type: "QR_CODE", value: olena },
            loyaltyPoints: { label: "Bonuses", balance: { string: "120" } },
          },
        ],
      },
    });
    const pass = s.w.anonymous.request(p.pass, { path });
    await expect(pass).rejects.toMatchObject({ code: "wallet_pass.not_found" });
  });

  test("is stored there, and anew whenever it shows something else", async () => {
    const { s, olena, card, save } = await giving();
    await save();
    await save();
    await update(s);
    const [programme, object] = [
      ["PATCH loyaltyClass", "POST loyaltyClass"],
      ["PATCH loyaltyObject", "POST loyaltyObject"],
    ];
    expect(google.asked).toEqual(["POST token", ...programme, ...object]);
    expect(google.object(card)).toMatchObject({
      loyaltyPoints: { balance: { string: "120" } },
      textModulesData: [{ header: "Customer", body: "Ivan" }, { header: "Category" }],
    });
    const rows = { cardTemplateOverride: { cardRowTemplateInfos: [{ twoItems: { startItem: {}, endItem: {} } }] } };
    expect(google.programme(s.w.loyaltyId)).toMatchObject({ classTemplateInfo: rows });
    await credit(s, olena, "5.00");
    await credit(s, olena, "2.00");
    await update(s);
    expect(google.object(card)).toMatchObject({ loyaltyPoints: { balance: { string: "127" } } });
    google.asked.length = 0;
    await update(s);
    expect(google.asked).toEqual([]);
    await change(s, { primary_fields: [], background_color: "#112233" });
    await update(s);
    expect(google.programme(s.w.loyaltyId)).toMatchObject({ hexBackgroundColor: "#112233" });
    expect(google.object(card)).not.toHaveProperty("loyaltyPoints");
  });

  test("has the picture of the customer's category as its banner, and is stored again with it", async () => {
    const { s, olena, card, save } = await giving();
    await save();
    await update(s);
    expect(google.object(card)).not.toHaveProperty("heroImage");
    const path = { loyaltyId: s.w.loyaltyId };
    const body = { title: "Gold", public_description: { en: "5 % off" } };
    const { id } = await s.w.owner.request(calls.cardCategories.add, { path, body });
    const assigned = { loyalty_id: path.loyaltyId, user_ids: [olena], category_id: id };
    await s.w.owner.request(calls.cardCategories.assign, { body: assigned });
    const at = { path: { ...path, categoryId: id }, image: await picture("png", 750, 288) };
    const { image } = await s.w.owner.request(calls.cardCategories.image, at);
    await update(s);
    expect(google.object(card)).toMatchObject({
      heroImage: { sourceUri: { uri: `https://patron.example${image?.url}` } },
      textModulesData: expect.arrayContaining([{ id: "categoryBenefits", header: "Benefits", body: "5 % off" }]),
    });
  });

  test("is switched off there with the programme, and on again with it", async () => {
    const { s, card, save } = await giving();
    await save();
    await update(s);
    const programme = (active: boolean) => s.w.owner.request(calls.loyalty.change, { ...pathOf(s), body: { active } });
    await programme(false);
    await update(s);
    expect(google.object(card)).toMatchObject({ state: "INACTIVE" });
    await expect(save()).rejects.toMatchObject({ code: "wallet_pass.not_found" });
    await programme(true);
    await update(s);
    expect(google.object(card)).toMatchObject({ state: "ACTIVE" });
  });

  test("reaches Google later if it cannot now, and others are not asked for meanwhile", async () => {
    const { s, card, save } = await giving();
    const second = await added(s);
    await save();
    await second.save();
    for (const fault of [{ status: 503 }, "unreachable", { status: 429 }] as const) {
      google.asked.length = 0;
      google.fail(fault);
      await update(s, 3_600_000);
      expect(google.asked.filter((one) => !one.includes("token"))).toHaveLength(1);
      expect([google.object(card), google.object(second.card)]).toEqual([undefined, undefined]);
    }
    await update(s, 3_600_000);
    expect([google.object(card), google.object(second.card)]).toMatchObject([{ state: "ACTIVE" }, { state: "ACTIVE" }]);
  });

  test("is stored although Google ends the token, or somebody adds it at the same moment", async () => {
    const { s, olena, card, save } = await giving();
    await save();
    google.fail({ status: 401 }, "exists");
    await update(s);
    expect(google.asked.filter((one) => one === "POST token")).toHaveLength(2);
    expect(google.object(card)).toMatchObject({ loyaltyPoints: { balance: { string: "120" } } });
    await credit(s, olena, "1.00");
    google.fail({ status: 401 }, { status: 401 });
    await update(s);
    expect(google.object(card)).toMatchObject({ loyaltyPoints: { balance: { string: "120" } } });
    await update(s, 3_600_000);
    expect(google.object(card)).toMatchObject({ loyaltyPoints: { balance: { string: "121" } } });
  });

  test("is given only by its link", async () => {
    const { s } = await giving();
    const lost = s.w.anonymous.request(p.google, { path: { token: "none" } });
    await expect(lost).rejects.toMatchObject({ code: "wallet_pass.not_found" });
  });
});

describe("the account at Google", () => {
  test("is shown without its key, which is encrypted", async () => {
    const { s } = await giving();
    const shown = await s.w.owner.request(p.settings, pathOf(s));
    expect(shown).toMatchObject({
      google_issuer_id: issuer,
      google_account: account.email,
      problems: [],
      signer: null,
    });
    const row = await s.w.inside((tenant) => tenant.one(getGoogleKey(s.w.loyaltyId)));
    const history = await s.w.inside((tenant) => tenant.many(auditOf(s.w.loyaltyId)));
    const seen = [JSON.stringify([shown, history]), row.secret.toString("latin1")].join();
    for (const secret of ["PRIVATE KEY", account.private_key.split("\n")[3] ?? ""]) expect(seen).not.toContain(secret);
  });

  test.each<[string, Settings]>([
    ["google_incomplete", { google_issuer_id: issuer }],
    ["google_incomplete", { google_key: account.file }],
    ["google_key_unreadable", { google_issuer_id: issuer, google_key: "?" }],
    ["google_key_unreadable", { google_issuer_id: issuer, google_key: `{"type":"authorized_user"}` }],
    [
      "google_key_unreadable",
      { google_issuer_id: issuer, google_key: JSON.stringify({ ...JSON.parse(account.file), private_key: "?" }) },
    ],
    ["certificate_missing", { active: true }],
  ])("is refused with %s", async (fault, body) => {
    const s = await shop(server);
    await expect(change(s, body)).rejects.toMatchObject({ code: `wallet_pass.${fault}` });
    expect(await s.w.owner.request(p.settings, pathOf(s))).toMatchObject({ version: 0, google_account: null });
  });

  test("is replaced by another, and without an issuer it gives no passes", async () => {
    const { s, path } = await giving();
    const other = await change(s, { google_key: unknown.file });
    expect(other).toMatchObject({ google_account: unknown.email, google_issuer_id: issuer });
    expect(await change(s, { active: false, google_issuer_id: "" })).toMatchObject({
      problems: ["off", "no-certificate"],
    });
    const lost = s.w.anonymous.request(p.google, { path });
    await expect(lost).rejects.toMatchObject({ code: "wallet_pass.not_found" });
    await expect(check(s)).rejects.toMatchObject({ code: "wallet_pass.google_incomplete" });
  });

  test("is checked, and what Google refuses is said", async () => {
    const { s } = await giving();
    expect(await check(s)).toEqual({ problem: null, said: "" });
    expect(google.programme(s.w.loyaltyId)).toMatchObject({ reviewStatus: "UNDER_REVIEW" });
    google.fail({ status: 500 });
    expect(await check(s)).toMatchObject({ problem: "service-failed" });
    google.fail("unreachable");
    expect(await check(s)).toMatchObject({ problem: "unreachable" });
    google.fail({ status: 400 });
    expect(await check(s)).toMatchObject({ problem: "pass-refused" });
    await change(s, { google_issuer_id: "4400" });
    const denied = { problem: "issuer-refused", said: "Permission denied for the issuer." };
    expect(await check(s)).toEqual(denied);
    google.forget(account.email);
    expect(await check(s)).toEqual({ problem: "key-refused", said: "Invalid JWT Signature." });
    const nowhere = s.w.owner.request(p.checkGoogle, { path: { loyaltyId: randomUUID() } });
    await expect(nowhere).rejects.toMatchObject({ code: "loyalty.not_found" });
  });

  test("is waited for five seconds, and no longer", async () => {
    const { s } = await giving();
    google.fail("slow");
    expect(await check(s)).toMatchObject({ problem: "unreachable" });
  });
});
