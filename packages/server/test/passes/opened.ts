import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestAuthority } from "./authority.ts";

/** A pass as another program reads it. */
export interface OpenedPass {
  pass: Record<string, unknown>;
  files: string[];
  /** The files whose hash is not the one in the manifest. */
  altered: string[];
  /** Whether openssl finds the signature of the manifest to be of the authority, over these bytes. */
  isSigned(manifest?: string): boolean;
}

/** Opens a `.pkpass` file with unzip and openssl, which know nothing of the library that wrote it. */
export function openPass(file: Uint8Array, authority: TestAuthority): OpenedPass {
  const folder = mkdtempSync(join(authority.folder, "opened-"));
  writeFileSync(join(folder, "card.pkpass"), file);
  authority.run("unzip", "-q", join(folder, "card.pkpass"), "-d", folder);
  const read = (name: string) => readFileSync(join(folder, name));
  const manifest = JSON.parse(String(read("manifest.json"))) as Record<string, string>; // The format's.
  const sha1 = (name: string) => createHash("sha1").update(read(name)).digest("hex");
  return {
    pass: JSON.parse(String(read("pass.json"))),
    files: Object.keys(manifest).sort(),
    altered: Object.entries(manifest).flatMap(([name, hash]) => (sha1(name) === hash ? [] : [name])),
    isSigned(text) {
      if (text !== undefined) writeFileSync(join(folder, "manifest.json"), text);
      const [signature, content] = [join(folder, "signature"), join(folder, "manifest.json")];
      const options = "smime -verify -binary -inform DER -CAfile authority.pem -purpose any".split(" ");
      try {
        authority.run("openssl", ...options, "-in", signature, "-content", content);
        return true;
      } catch {
        return false; // openssl ends with an error for a wrong signature.
      }
    },
  };
}
