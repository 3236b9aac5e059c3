import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Stands in for Google where passes are kept: it takes those of one issuer. `keyFile` is the key of a service account. */
export async function startGoogle(issuerId: string) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const email = "patron@kalyna.iam.gserviceaccount.com";
  const private_key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const keyFile = join(mkdtempSync(join(tmpdir(), "patron-google-")), "kalyna.json");
  writeFileSync(keyFile, JSON.stringify({ type: "service_account", client_email: email, private_key }));
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const isToken = request.url === "/token";
      const isOurs = isToken || request.url?.includes(`/${issuerId}.`);
      const said = isToken ? { access_token: "ya29" } : isOurs ? {} : { error: { message: "Permission denied." } };
      const status = isOurs ? 200 : 403;
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const url = `http://127.0.0.1:${port}`;
  return {
    env: { PATRON_GOOGLE_WALLET_URL: url, PATRON_GOOGLE_TOKEN_URL: `${url}/token` },
    ...{ keyFile, email },
    /** What a link to save a pass contains; undefined unless this account has signed it. */
    readLink(link: string): unknown {
      const [head = "", body = "", signature = ""] = new URL(link).pathname.split("/").at(-1)?.split(".") ?? [];
      const key = createPublicKey(private_key);
      const isSigned = verify("sha256", Buffer.from(`${head}.${body}`), key, Buffer.from(signature, "base64url"));
      return isSigned ? JSON.parse(Buffer.from(body, "base64url").toString()) : undefined;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
