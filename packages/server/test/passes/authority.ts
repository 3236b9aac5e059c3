import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What signs passes in tests, in place of Apple. */
export interface TestAuthority {
  /** PEM of the authority itself. */
  pem: string;
  folder: string;
  /** Issues a certificate for a year, and returns it with its key. */
  issue(name: string, subject: string): { certificate: string; key: string };
  /** A key encrypted with a passphrase. */
  encrypt(name: string, passphrase: string): string;
  /** Runs a program in the folder. */
  run(program: string, ...parameters: string[]): Buffer;
  remove(): void;
}

/** Makes an authority with openssl, in a folder of its own. */
export function makeAuthority(): TestAuthority {
  const folder = mkdtempSync(join(tmpdir(), "patron-authority-"));
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, { cwd: folder, stdio: "pipe" });
  const openssl = (line: string, ...more: string[]) => run("openssl", ...line.split(" "), ...more);
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  const subject = "/CN=Test Relations Certification Authority";
  openssl("req -x509 -newkey rsa:2048 -nodes -days 3650 -keyout authority.key -out authority.pem -subj", subject);
  return {
    ...{ pem: text("authority.pem"), folder, run },
    issue(name, of) {
      openssl(`req -newkey rsa:2048 -nodes -keyout ${name}.key -out ${name}.csr -subj`, of);
      const signing = "-CA authority.pem -CAkey authority.key -CAcreateserial -days 365";
      openssl(`x509 -req -in ${name}.csr ${signing} -out ${name}.pem`);
      return { certificate: text(`${name}.pem`), key: text(`${name}.key`) };
    },
    encrypt(name, passphrase) {
      openssl(`pkcs8 -topk8 -v2 aes-256-cbc -in ${name}.key -out ${name}-locked.key -passout`, `pass:${passphrase}`);
      return text(`${name}-locked.key`);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
