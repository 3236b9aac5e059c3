import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Files with which passes are signed in place of Apple, made with openssl: a certificate of a pass type, its key, and the authority. */
export function makeSigner() {
  const folder = mkdtempSync(join(tmpdir(), "patron-signer-"));
  const openssl = (line: string, ...more: string[]) =>
    execFileSync("openssl", [...line.split(" "), ...more], { cwd: folder, stdio: "pipe" });
  openssl("req -x509 -newkey rsa:2048 -nodes -days 3650 -keyout wwdr.key -out wwdr.pem -subj", "/CN=Test WWDR");
  openssl(
    "req -newkey rsa:2048 -nodes -keyout pass.key -out pass.csr -subj",
    "/UID=pass.example.card/CN=Pass/OU=TEAM1",
  );
  openssl("x509 -req -in pass.csr -CA wwdr.pem -CAkey wwdr.key -CAcreateserial -days 365 -outform DER -out pass.cer");
  openssl("x509 -inform DER -in pass.cer -out pass.pem");
  openssl("pkcs12 -export -inkey pass.key -in pass.pem -passout pass:secret -out pass.p12");
  const at = (name: string) => join(folder, name);
  return {
    /** Certificate and key in one file, which the passphrase `secret` opens. */
    whole: at("pass.p12"),
    ...{ certificate: at("pass.cer"), key: at("pass.key"), authority: at("wwdr.pem"), otherKey: at("wwdr.key") },
    pem: (name: "authority" | "key") => readFileSync(at(name === "key" ? "pass.key" : "wwdr.pem"), "utf8"),
    /** The text of a file in a pass. */
    unzipped: (pass: string, name: string) => String(execFileSync("unzip", ["-p", pass, name])),
    /** Whether openssl finds the pass signed by the authority. */
    isSigned(pass: string): boolean {
      execFileSync("unzip", ["-qo", pass, "-d", at("opened")]);
      const files = "-in opened/signature -content opened/manifest.json -CAfile wwdr.pem";
      return String(openssl(`smime -verify -binary -inform DER ${files} -purpose any`)).includes("pass.json");
    },
  };
}
