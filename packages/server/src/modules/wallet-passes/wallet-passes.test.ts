import { randomUUID } from "node:crypto";
import type { walletPasses } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { Caller } from "../../../test/caller.ts";
import { makeAuthority } from "../../../test/passes/authority.ts";
import { openPass } from "../../../test/passes/opened.ts";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { getCertificate } from "./queries.ts";

const p = calls.walletPasses;
const [authority, stranger] = [makeAuthority(), makeAuthority()];
afterAll(() => {
  authority.remove();
  stranger.remove();
});
const card = authority.issue("card", "/UID=pass.example.card/CN=Pass Type ID/OU=TEAM123456");
const site = authority.issue("site", "/CN=example.com/OU=TEAM123456");
const signer = { certificate: card.certificate, certificate_key: card.key, authority_certificate: authority.pem };
const server = await startTestServer();
const pathOf = ({ w }: Shop) => ({ path: { loyaltyId: w.loyaltyId } });
type Settings = BodyOf<typeof walletPasses.change>;
const change = (s: Shop, body: Settings) => s.w.owner.request(p.change, { ...pathOf(s), body });

async function linkOf(s: Shop, userId: string) {
  const { items } = await s.w.owner.request(p.ofCustomer, { path: { userId } });
  const link = items[0]?.link ?? null;
  return { link, path: { token: link ? (new URL(link).searchParams.get("for") ?? "") : "none" } };
}
/** A shop whose customers get a pass, and one of them with 120 bonuses. */
async function giving(settings: Settings = {}) {
  const s = await shop(server);
  await change(s, { ...signer, active: true, ...settings });
  const olena = await s.member("120.00");
  return { s, olena, ...(await linkOf(s, olena)) };
}
type Pictured = { path: { loyaltyId: string }; image: Blob };
async function putImages(owner: Caller, pictured: Pictured) {
  await owner.request(p.icon, pictured);
  await owner.request(p.logo, pictured);
  await owner.request(p.strip, pictured);
}
async function removeImages(owner: Caller, of: Pick<Pictured, "path">) {
  await owner.request(p.removeIcon, of);
  await owner.request(p.removeLogo, of);
  await owner.request(p.removeStrip, of);
}
/** All of these requests fail so. */
async function refused(code: string, requests: Promise<unknown>[]) {
  for (const one of await Promise.allSettled(requests))
    expect(one).toMatchObject({ status: "rejected", reason: { code } });
}
const day = 86_400_000;
const missing = { code: "wallet_pass.not_found" };

describe("the pass of a customer", () => {
  test("is signed by the certificate of the programme, and other programs open it", async () => {
    const { s, olena, link, path } = await giving({
      organization_name: { en: "Kalyna", uk: "Калина" },
      logo_text: { en: "Kalyna" },
      background_color: "#0a5ac8",
      back_fields: [{ key: "more", label: { en: "Your number" }, value: "№ {card_code} {" }],
    });
    expect(link).toBe(`${server.settings.publicUrl}/wallet?for=${path.token}`);
    const opened = openPass(await s.w.anonymous.request(p.pass, { path }), authority);
    expect(opened.altered).toEqual([]);
    expect(opened.files).toEqual(["icon.png", "icon@2x.png", "icon@3x.png", "pass.json"]);
    expect(opened.pass).toMatchObject({
      formatVersion: 1,
      ...{ passTypeIdentifier: "pass.example.card", teamIdentifier: "TEAM123456" },
      ...{ organizationName: "Kalyna", logoText: "Kalyna", description: expect.stringMatching(/./) },
      ...{ backgroundColor: "rgb(10, 90, 200)", foregroundColor: "rgb(255, 255, 255)" },
      barcodes: [{ format: "PKBarcodeFormatQR", message: olena, messageEncoding: "iso-8859-1" }],
      storeCard: {
        primaryFields: [{ key: "bonuses", label: "Bonuses", value: "120" }],
        secondaryFields: [{ value: "Ivan" }, { key: "category", value: "—" }],
        backFields: [{ key: "more", value: `№ ${olena} {` }],
      },
    });
    expect(opened.isSigned()).toBe(true);
    expect(opened.isSigned("{}")).toBe(false);
  });

  test("has in its barcode what tills know the customer by, allowed there as that is and not as the code of their page", async () => {
    const { s, olena, path } = await giving();
    const { code } = await s.w.anonymous.request(p.card, { path });
    const { pass } = openPass(await s.w.anonymous.request(p.pass, { path }), authority);
    expect(pass).toMatchObject({ barcodes: [{ message: code }] });
    const scan = () => s.till.request(calls.identification.identify, { body: { user_id_value: code } });
    expect((await scan()).id).toBe(olena);
    await s.application({ identification_methods: ["app-qr"] });
    await expect(scan()).rejects.toMatchObject({ code: "customer.id_not_allowed" });
    await s.application({ identification_methods: ["external-id"] });
    expect((await scan()).id).toBe(olena);
  });

  test("shows the balance and the category of now, in the customer's language", async () => {
    const { s, olena, path } = await giving();
    const body = { title: "Gold", public_title: { uk: "Золота" } };
    const { id: category_id } = await s.w.owner.request(calls.cardCategories.add, { ...pathOf(s), body });
    const assigned = { loyalty_id: s.w.loyaltyId, user_ids: [olena], category_id };
    await s.w.owner.request(calls.cardCategories.assign, { body: assigned });
    await s.w.owner.request(calls.customers.change, { body: { user_id: olena, language: "uk" } });
    const more = { loyalty_id: s.w.loyaltyId, customer_id: olena, currency: "UAH", amount: "5.50" };
    await s.w.owner.request(calls.transactions.addBonuses, { body: more });
    const shown = await s.w.anonymous.request(p.card, { path });
    expect(shown).toMatchObject({
      ...{ language: "uk", code: olena, barcode_format: "qr" },
      primary_fields: [{ label: "Бонуси", value: "125,50" }],
      secondary_fields: [{ value: "Ivan" }, { label: "Категорія", value: "Золота" }],
    });
    const { pass } = openPass(await s.w.anonymous.request(p.pass, { path }), authority);
    expect(pass).toMatchObject({ storeCard: { primaryFields: [{ value: "125,50" }] } });
  });

  test("wears the colours, the picture and the benefits of the customer's category, and the programme's without one", async () => {
    const own = [{ key: "more", label: { en: "More" }, value: "Hello" }];
    const { s, olena, path } = await giving({ label_color: "#d1fae5", back_fields: own });
    const { owner, anonymous } = s.w;
    await owner.request(p.strip, { ...pathOf(s), image: await picture("png", 375, 144) });
    const plain = await anonymous.request(p.card, { path });
    const colours = { background_color: "#bb4d00", foreground_color: "#ffeedd", label_color: "#ffeedd" };
    const body = { title: "Gold", color: "#bb4d00", text_color: "#ffeedd", public_description: { en: "5 % off" } };
    const gold = await owner.request(calls.cardCategories.add, { ...pathOf(s), body });
    const at = { path: { loyaltyId: s.w.loyaltyId, categoryId: gold.id } };
    const assigned = { loyalty_id: s.w.loyaltyId, user_ids: [olena], category_id: gold.id };
    await owner.request(calls.cardCategories.assign, { body: assigned });
    const back_fields = [{ value: "Hello" }, { key: "categoryBenefits", label: "Benefits", value: "5 % off" }];
    expect(await anonymous.request(p.card, { path })).toMatchObject({ ...colours, back_fields, strip: plain.strip });

    const image = await picture("png", 750, 288);
    const { image: shown } = await owner.request(calls.cardCategories.image, { ...at, image });
    expect((await anonymous.request(p.card, { path })).strip?.url).toBe(shown?.url);
    const { pass, files } = openPass(await anonymous.request(p.pass, { path }), authority);
    expect(pass).toMatchObject({ backgroundColor: "rgb(187, 77, 0)", foregroundColor: "rgb(255, 238, 221)" });
    expect(pass).toMatchObject({ labelColor: "rgb(255, 238, 221)", storeCard: { backFields: back_fields } });
    expect(files).toContain("strip.png");

    // Each is on its own: what the category does not say, the programme says.
    await owner.request(calls.cardCategories.change, { ...at, body: { text_color: null, public_description: {} } });
    await owner.request(calls.cardCategories.removeImage, at);
    const { foreground_color, label_color, strip, back_fields: back } = plain;
    const half = { background_color: "#bb4d00", foreground_color, label_color, strip, back_fields: back };
    expect(await anonymous.request(p.card, { path })).toMatchObject(half);
    // One that is switched off is none.
    await owner.request(calls.cardCategories.change, { ...at, body: { active: false } });
    expect(await anonymous.request(p.card, { path })).toEqual(plain);
    await owner.request(calls.cardCategories.assign, { body: { ...assigned, category_id: null } });
    expect(await anonymous.request(p.card, { path })).toEqual(plain);
  });

  test("shows the client accounts that the programme has, with what may be used of each", async () => {
    const back_fields = [{ key: "accounts", label: { en: "Accounts" }, value: "{account_balances}" }];
    const { s, olena, path } = await giving({ back_fields });
    const { make } = s.w;
    const balances = async () => (await s.w.anonymous.request(p.card, { path })).back_fields[0]?.value;
    expect(await balances()).toBe("—");
    const fuel = await make.specialAccount({ title: "Deposit", public_title: { en: "Fuel" } });
    const elsewhere = await make.loyalty();
    const other = await make.specialAccount({ title: "Elsewhere" });
    await make.customerAccount(olena, other.id);
    const ofOther = { path: { accountId: other.id }, body: { loyalty_ids: [elsewhere.id] } };
    await s.w.owner.request(calls.specialAccounts.change, ofOther);
    await make.refill(await make.customerAccount(olena, fuel.id), "30");
    expect(await balances()).toBe("Fuel: UAH 30.00");
  });

  test("has its pictures in every size, the places of the programme, and the chosen barcode", async () => {
    const { s, path } = await giving({ barcode_format: "pdf417" });
    const point = { latitude: "50.450001", longitude: "30.523333" };
    await s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body: point });
    await putImages(s.w.owner, { ...pathOf(s), image: await picture("jpeg", 900, 400) });
    const opened = openPass(await s.w.anonymous.request(p.pass, { path }), authority);
    const sizes = ["", "@2x", "@3x"];
    expect(opened.files).toEqual(
      [...["icon", "logo", "strip"].flatMap((name) => sizes.map((size) => `${name}${size}.png`)), "pass.json"].sort(),
    );
    expect([opened.altered, opened.isSigned()]).toEqual([[], true]);
    expect(opened.pass).toMatchObject({
      barcodes: [{ format: "PKBarcodeFormatPDF417" }],
      locations: [{ latitude: 50.450001, longitude: 30.523333 }],
    });
    const shown = await s.w.anonymous.request(p.card, { path });
    expect(shown.strip?.url).toMatch(/^\/files\//);
    await removeImages(s.w.owner, pathOf(s));
    expect(openPass(await s.w.anonymous.request(p.pass, { path }), authority).files).toHaveLength(4);
  });

  test("appears near the beacons of the programme's tills, while they are there and in use", async () => {
    const { s, path } = await giving();
    const { owner, make } = s.w;
    const beacons = async () => openPass(await s.w.anonymous.request(p.pass, { path }), authority).pass.beacons;
    const beacon = (terminalId: string) => owner.request(calls.terminals.generateIbeacon, { path: { terminalId } });
    const second = await make.pos();
    const elsewhere = await make.pos({ loyalty_id: (await make.loyalty()).id });
    const till = await make.terminal(second.id);
    expect(await beacons()).toBeUndefined();
    const { uuid } = await beacon(s.terminalId);
    const beside = await make.terminal(s.posId);
    await beacon(beside.id);
    await beacon(till.id);
    await beacon((await make.terminal(elsewhere.id)).id);
    const first = { proximityUUID: uuid.toUpperCase(), major: 1 };
    expect(await beacons()).toEqual([first, { ...first, major: 2 }]);
    const moved = { path: { terminalId: till.id }, body: { pos_id: elsewhere.id } };
    await owner.request(calls.terminals.change, moved);
    expect(await beacons()).toEqual([first]);
    const off = { active: false };
    await owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: off });
    expect(await beacons()).toEqual([first]);
    await owner.request(calls.terminals.change, { path: { terminalId: beside.id }, body: off });
    expect(await beacons()).toBeUndefined();
  });

  test.each([
    ["qr", "PKBarcodeFormatQR"],
    ["aztec", "PKBarcodeFormatAztec"],
    ["pdf417", "PKBarcodeFormatPDF417"],
    ["code128", "PKBarcodeFormatCode128"],
  ] as const)(
    "has each text, colour and field where it was put, and a barcode in %s",
    async (barcode_format, format) => {
      const field = (key: string) => [{ key, label: { en: `Label ${key}` }, value: `Value ${key}` }];
      const { s, path } = await giving({
        barcode_format,
        description: { en: "Card of a bakery" },
        ...{ background_color: "#010203", foreground_color: "#040506", label_color: "#070809" },
        ...{ header_fields: field("head"), primary_fields: field("first"), secondary_fields: field("second") },
        ...{ auxiliary_fields: field("third"), back_fields: field("back") },
      });
      const { pass } = openPass(await s.w.anonymous.request(p.pass, { path }), authority);
      const shown = (key: string) => [{ key, label: `Label ${key}`, value: `Value ${key}` }];
      expect(pass).toMatchObject({
        description: "Card of a bakery",
        ...{ backgroundColor: "rgb(1, 2, 3)", foregroundColor: "rgb(4, 5, 6)", labelColor: "rgb(7, 8, 9)" },
        barcodes: [{ format }],
        storeCard: {
          ...{ headerFields: shown("head"), primaryFields: shown("first"), secondaryFields: shown("second") },
          ...{ auxiliaryFields: shown("third"), backFields: shown("back") },
        },
      });
    },
  );

  test("is not given by a wrong link, to blocked customers, or while it is switched off", async () => {
    const { s, olena, path } = await giving();
    const both = async (token: string) => {
      await expect(s.w.anonymous.request(p.card, { path: { token } })).rejects.toMatchObject(missing);
      await expect(s.w.anonymous.request(p.pass, { path: { token } })).rejects.toMatchObject(missing);
    };
    for (const token of ["none", `${path.token.slice(0, -2)}AA`, `${path.token}A`.slice(1)]) await both(token);
    await change(s, { active: false });
    await both(path.token);
    const { items } = await s.w.owner.request(p.ofCustomer, { path: { userId: olena } });
    expect(items).toMatchObject([{ loyalty_id: s.w.loyaltyId, problems: ["off"], link: null }]);
    await change(s, { active: true });
    expect(await s.w.anonymous.request(p.card, { path })).toMatchObject({ code: olena });
    await s.w.owner.request(calls.customers.change, { body: { user_id: olena, blocked: true } });
    await both(path.token);
    expect(await linkOf(s, olena)).toMatchObject({ link: null });
    const nobody = s.w.owner.request(p.ofCustomer, { path: { userId: randomUUID() } });
    await expect(nobody).rejects.toMatchObject({ code: "customer.not_found" });
  });
});

describe("the settings of a pass", () => {
  test("show the names of the certificate, and never its key, which is encrypted", async () => {
    const { s } = await giving();
    const shown = await s.w.owner.request(p.settings, pathOf(s));
    expect(shown).toMatchObject({
      active: true,
      problems: [],
      signer: { pass_type_identifier: "pass.example.card", team_identifier: "TEAM123456" },
    });
    const row = await s.w.inside((tenant) => tenant.one(getCertificate(s.w.loyaltyId)));
    const history = await s.w.inside((tenant) => tenant.many(auditOf(s.w.loyaltyId)));
    expect(history.map(({ entity_type }) => entity_type)).toContain("wallet_pass");
    const seen = [JSON.stringify([shown, history]), row.secret.toString("latin1")].join();
    for (const secret of ["PRIVATE KEY", card.key.split("\n")[3] ?? ""]) expect(seen).not.toContain(secret);
  });

  test.each<[string, Settings]>([
    ["certificate_incomplete", { ...signer, certificate_key: undefined }],
    ["certificate_incomplete", { authority_certificate: authority.pem }],
    ["certificate_unreadable", { ...signer, certificate: "?" }],
    ["authority_unreadable", { ...signer, authority_certificate: card.key }],
    ["key_unreadable", { ...signer, certificate_key: "?" }],
    ["key_unreadable", { ...signer, certificate_key: authority.encrypt("card", "right"), certificate_passphrase: "x" }],
    ["not_for_passes", { ...signer, certificate: site.certificate, certificate_key: site.key }],
    ["key_of_another", { ...signer, certificate_key: site.key }],
    ["not_issued_by_authority", { ...signer, authority_certificate: stranger.pem }],
    ["certificate_missing", { active: true }],
  ])("are refused with %s", async (fault, body) => {
    const s = await shop(server);
    await expect(change(s, body)).rejects.toMatchObject({ code: `wallet_pass.${fault}` });
    expect(await s.w.owner.request(p.settings, pathOf(s))).toMatchObject({ version: 0, signer: null });
  });

  test("are refused with fields that a phone cannot show", async () => {
    const s = await shop(server);
    const field = (key: string, value = "1") => ({ key, label: {}, value });
    const five = {
      secondary_fields: ["a", "b", "c"].map((key) => field(key)),
      auxiliary_fields: [field("d"), field("e")],
    };
    await expect(change(s, five)).rejects.toMatchObject({ code: "wallet_pass.too_many_fields" });
    const repeated = { header_fields: [field("bonuses")] };
    await expect(change(s, repeated)).rejects.toMatchObject({ code: "wallet_pass.keys_repeat" });
    const unknown = { header_fields: [field("a", "{balance}")] };
    await expect(change(s, unknown)).rejects.toMatchObject({ code: "wallet_pass.unknown_value" });
    const stale = s.w.owner.request(p.change, { ...pathOf(s), body: { active: false } }, { version: 7 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test("take only pictures, and know only programmes of the business", async () => {
    const s = await shop(server);
    const elsewhere = { path: { loyaltyId: randomUUID() } };
    const [{ owner }, image] = [s.w, await picture("png")];
    await refused("image.unsupported", [
      owner.request(p.icon, { ...pathOf(s), image: svg }),
      owner.request(p.logo, { ...pathOf(s), image: svg }),
      owner.request(p.strip, { ...pathOf(s), image: svg }),
    ]);
    await refused("loyalty.not_found", [
      owner.request(p.icon, { ...elsewhere, image }),
      owner.request(p.logo, { ...elsewhere, image }),
      owner.request(p.strip, { ...elsewhere, image }),
      owner.request(p.removeIcon, elsewhere),
      owner.request(p.removeLogo, elsewhere),
      owner.request(p.removeStrip, elsewhere),
      owner.request(p.settings, elsewhere),
      owner.request(p.change, { ...elsewhere, body: { active: false } }),
    ]);
  });

  test("take an encrypted key and a certificate in DER, and a certificate counts only while it is valid", async () => {
    const der = card.certificate.replace(/-----[^-]+-----|\s/g, "");
    const certificate_key = authority.encrypt("card", "right");
    const { s, path } = await giving({ certificate: der, certificate_key, certificate_passphrase: "right" });
    const opened = openPass(await s.w.anonymous.request(p.pass, { path }), authority);
    expect(opened.isSigned()).toBe(true);
  });

  test.each(["", "-legacy -certpbe PBE-SHA1-RC2-40 -keypbe PBE-SHA1-3DES -macalg sha1"])(
    "take certificate and key in one .p12 file (openssl %s)",
    async (options) => {
      const exported = `pkcs12 -export ${options} -inkey card.key -in card.pem -passout pass:right -out card.p12`;
      authority.run("openssl", ...exported.split(" ").filter(Boolean));
      const certificate = authority.run("base64", "-w0", "card.p12").toString();
      const file = { certificate, certificate_key: undefined, certificate_passphrase: "right" };
      const { s, path } = await giving(file);
      const opened = openPass(await s.w.anonymous.request(p.pass, { path }), authority);
      expect(opened.isSigned()).toBe(true);
      for (const certificate_passphrase of ["wrong", ""])
        await expect(change(s, { ...signer, ...file, certificate_passphrase })).rejects.toMatchObject({
          code: "wallet_pass.passphrase_wrong",
        });
      const alone = change(s, { certificate, certificate_passphrase: "right" });
      await expect(alone).rejects.toMatchObject({ code: "wallet_pass.certificate_incomplete" });
    },
  );

  test("take a .p12 file with its issuer inside, and none without a key", async () => {
    const whole = "pkcs12 -export -inkey card.key -in card.pem -certfile authority.pem -passout pass: -out whole.p12";
    authority.run("openssl", ...whole.split(" "));
    const s = await shop(server);
    const certificate = authority.run("base64", "-w0", "whole.p12").toString();
    expect((await change(s, { certificate })).signer).toMatchObject({ pass_type_identifier: "pass.example.card" });
    authority.run("openssl", ..."pkcs12 -export -nokeys -in card.pem -passout pass: -out bare.p12".split(" "));
    const bare = authority.run("base64", "-w0", "bare.p12").toString();
    const keyless = change(s, { certificate: bare, authority_certificate: authority.pem });
    await expect(keyless).rejects.toMatchObject({ code: "wallet_pass.key_unreadable" });
    const noise = change(s, { certificate: "MIIB", certificate_key: card.key, authority_certificate: authority.pem });
    await expect(noise).rejects.toMatchObject({ code: "wallet_pass.certificate_unreadable" });
  });

  test("take a certificate only while it is valid, and customers get no pass of an expired one", async () => {
    const late = await startTestServer();
    const s = await shop(late);
    late.clock.forward(-2 * day);
    await expect(change(s, signer)).rejects.toMatchObject({ code: "wallet_pass.not_yet_valid" });
    late.clock.forward(2 * day);
    expect(await change(s, { ...signer, active: true })).toMatchObject({ problems: [] });
    const { path } = await linkOf(s, await s.member());
    late.clock.forward(366 * day);
    await expect(s.w.anonymous.request(p.pass, { path })).rejects.toMatchObject(missing);
    const body = { login: s.w.login, password: s.w.password };
    const owner = new Caller(late, (await s.w.anonymous.request(calls.auth.token, { body })).token);
    expect(await owner.request(p.settings, pathOf(s))).toMatchObject({ problems: ["certificate-expired"] });
    const again = owner.request(p.change, { ...pathOf(s), body: signer });
    await expect(again).rejects.toMatchObject({ code: "wallet_pass.certificate_expired" });
  });
});
