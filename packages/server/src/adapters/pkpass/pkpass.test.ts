import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { type PassCertificate, readPassCertificate } from "./certificate.ts";
import { makeStoreCard } from "./store-card.ts";

const folder = mkdtempSync(join(tmpdir(), "pkpass-"));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { cwd: folder, stdio: "pipe" });
const text = (file: string) => readFileSync(join(folder, file), "utf8");

function makeAuthority(name: string) {
  run(
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "3650",
    "-subj",
    `/CN=${name}`,
    "-keyout",
    `${name}.key`,
    "-out",
    `${name}.pem`,
  );
}
function issue(name: string, subject: string, days = 365) {
  run(
    "openssl",
    "req",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-subj",
    subject,
    "-keyout",
    `${name}.key`,
    "-out",
    `${name}.csr`,
  );
  run(
    "openssl",
    "x509",
    "-req",
    "-in",
    `${name}.csr`,
    "-CA",
    "authority.pem",
    "-CAkey",
    "authority.key",
    "-CAcreateserial",
    "-days",
    `${days}`,
    "-out",
    `${name}.pem`,
  );
}
makeAuthority("authority");
makeAuthority("stranger");
issue("card", "/UID=pass.example.card/CN=Pass Type ID/OU=TEAM123456");
issue("site", "/CN=example.com/OU=TEAM123456");
run(
  "openssl",
  "pkcs8",
  "-topk8",
  "-v2",
  "aes-256-cbc",
  "-in",
  "card.key",
  "-passout",
  "pass:right",
  "-out",
  "locked.key",
);

const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const good = { certificate: text("card.pem"), key: text("card.key"), authority: text("authority.pem") };

test.each([
  ["certificate_unreadable", { certificate: "?" }, now],
  ["authority_unreadable", { authority: "?" }, now],
  ["key_unreadable", { key: "?" }, now],
  ["key_unreadable", { key: text("locked.key"), passphrase: "wrong" }, now],
  ["not_for_passes", { certificate: text("site.pem"), key: text("site.key") }, now],
  ["key_of_another", { key: text("site.key") }, now],
  ["not_issued_by_authority", { authority: text("stranger.pem") }, now],
  ["not_yet_valid", {}, later(-1)],
  ["expired", {}, later(366)],
])("a certificate is refused as %s", (fault, change, at) => {
  expect(readPassCertificate({ ...good, ...change }, at)).toBe(fault);
});

test("a store card opens with unzip, its manifest is right and openssl verifies its signature", async () => {
  const signer = readPassCertificate({ ...good, key: text("locked.key"), passphrase: "right" }, now);
  expect(signer).toMatchObject({ passTypeIdentifier: "pass.example.card", teamIdentifier: "TEAM123456" });
  const colour = { r: 9, g: 90, b: 200 };
  const icon = await sharp({ create: { width: 29, height: 29, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const file = makeStoreCard(
    {
      serialNumber: "c-1",
      organizationName: "Кава",
      description: "Картка",
      logoText: "Кава",
      backgroundColor: "rgb(9, 90, 200)",
      foregroundColor: "rgb(255, 255, 255)",
      labelColor: "rgb(230, 230, 230)",
      code: "380000000017",
      header: [],
      primary: [{ key: "bonuses", label: "Бонуси", value: 120 }],
      secondary: [{ key: "category", label: "Категорія", value: "Gold" }],
      back: [],
      images: { "icon.png": icon },
    },
    signer as PassCertificate, // The assertion above fails first if it is a fault.
  );
  writeFileSync(join(folder, "card.pkpass"), file);
  run("unzip", "-o", "card.pkpass", "-d", "opened");
  const manifest = JSON.parse(text("opened/manifest.json"));
  expect(Object.keys(manifest).sort()).toEqual(["icon.png", "pass.json"]);
  for (const [name, hash] of Object.entries(manifest))
    expect(
      createHash("sha1")
        .update(readFileSync(join(folder, "opened", name)))
        .digest("hex"),
    ).toBe(hash);
  expect(JSON.parse(text("opened/pass.json"))).toMatchObject({
    passTypeIdentifier: "pass.example.card",
    serialNumber: "c-1",
    barcodes: [{ format: "PKBarcodeFormatQR", message: "380000000017" }],
    storeCard: { primaryFields: [{ key: "bonuses", value: 120 }], secondaryFields: [{ value: "Gold" }] },
  });
  const verify = () =>
    run(
      "openssl",
      "cms",
      "-verify",
      "-binary",
      "-inform",
      "DER",
      "-in",
      "opened/signature",
      "-content",
      "opened/manifest.json",
      "-CAfile",
      "authority.pem",
      "-purpose",
      "any",
    );
  verify();
  writeFileSync(join(folder, "opened/manifest.json"), "{}");
  expect(verify).toThrow();
});
