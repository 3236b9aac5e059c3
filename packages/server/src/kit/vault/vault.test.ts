import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "../env.ts";
import { openVault, vaultOf } from "./vault.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "patron-vault-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("opens what it sealed, and never seals the same text to the same bytes", () => {
  const vault = openVault(randomBytes(32));
  const [one, two] = [vault.seal("пароль", "a"), vault.seal("пароль", "a")];
  expect(vault.open(one, "a")).toBe("пароль");
  expect(one.equals(two)).toBe(false);
  expect(one.includes("пароль")).toBe(false);
});

test("refuses another owner, changed bytes and another key", () => {
  const vault = openVault(randomBytes(32));
  const sealed = vault.seal("secret", "a");
  expect(() => vault.open(sealed, "b")).toThrow();
  for (const at of [4, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.open(changed, "a"), `byte ${at}`).toThrow();
  }
  expect(() => openVault(randomBytes(32)).open(sealed, "a")).toThrow(/another PATRON_SECRET_KEY/);
});

test("creates one key in the data directory, readable by its owner only", () => {
  const sealed = vaultOf(readSettings({}, folder)).seal("secret", "a");
  expect(vaultOf(readSettings({}, folder)).open(sealed, "a")).toBe("secret");
  expect(readdirSync(folder)).toEqual(["secret-key"]);
  expect(statSync(join(folder, "secret-key")).mode & 0o777).toBe(0o600);
});

test("takes the key from PATRON_SECRET_KEY instead, in base64 or hexadecimal digits", () => {
  const key = randomBytes(32);
  const sealed = vaultOf(readSettings({ PATRON_SECRET_KEY: key.toString("base64") }, folder)).seal("secret", "a");
  expect(vaultOf(readSettings({ PATRON_SECRET_KEY: key.toString("hex") }, folder)).open(sealed, "a")).toBe("secret");
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses a key that is too short", () => {
  expect(() => readSettings({ PATRON_SECRET_KEY: "c2hvcnQ=" }, folder)).toThrow(/PATRON_SECRET_KEY/);
  writeFileSync(join(folder, "secret-key"), "c2hvcnQ=");
  expect(() => vaultOf(readSettings({}, folder))).toThrow(/does not contain a key/);
});
