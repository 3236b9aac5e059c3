import { afterAll, expect, test } from "vitest";
import { makeAuthority } from "../../../test/passes/authority.ts";
import { readPassCertificate } from "./certificate.ts";

const authority = makeAuthority();
const stranger = makeAuthority();
afterAll(() => {
  authority.remove();
  stranger.remove();
});
const card = authority.issue("card", "/UID=pass.example.card/CN=Pass Type ID/OU=TEAM123456");
const site = authority.issue("site", "/CN=example.com/OU=TEAM123456");
const locked = authority.encrypt("card", "right");

const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const good = { ...card, authority: authority.pem };

test.each([
  ["certificate_unreadable", { certificate: "?" }, now],
  ["authority_unreadable", { authority: "?" }, now],
  ["key_unreadable", { key: "?" }, now],
  ["key_unreadable", { key: locked, passphrase: "wrong" }, now],
  ["not_for_passes", site, now],
  ["key_of_another", { key: site.key }, now],
  ["not_issued_by_authority", { authority: stranger.pem }, now],
  ["not_yet_valid", {}, later(-1)],
  ["expired", {}, later(366)],
])("a certificate is refused as %s", (fault, change, at) => {
  expect(readPassCertificate({ ...good, ...change }, at)).toBe(fault);
});

test("a certificate is read in PEM and in DER, with an encrypted key too", () => {
  const names = { passTypeIdentifier: "pass.example.card", teamIdentifier: "TEAM123456" };
  const der = good.certificate.replace(/-----[^-]+-----|\s/g, "");
  for (const certificate of [good.certificate, der])
    expect(readPassCertificate({ ...good, certificate, key: locked, passphrase: "right" }, now)).toMatchObject(names);
});
