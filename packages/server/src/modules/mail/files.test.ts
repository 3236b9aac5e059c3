import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { inTransaction } from "#kit/http/transaction.ts";
import { Tenant } from "#kit/tenant.ts";
import { mailTo } from "../../../test/mail.ts";
import { startTestServer } from "../../../test/server.ts";
import { mailJobs } from "./jobs.ts";
import { type MailFile, sendEmail } from "./public.ts";

const received: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    let mail = "";
    stream.on("data", (part) => {
      mail += part;
    });
    stream.on("end", () => {
      received.push(mail);
      done();
    });
  },
});
await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
afterAll(() => mailServer.close());
const { port } = mailServer.server.address() as AddressInfo; // It listens on TCP.
const server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
const pdf = Buffer.from("%PDF-1.7\n%%EOF\n");

/** Sends an e-mail with these files and returns it as the mail server got it. */
async function sent(files: MailFile[]): Promise<string> {
  const recipient = `${randomUUID()}@example.com`;
  const email = { recipient, subject: "Prices", body: "See the file.", replyTo: "owner@example.com", files };
  await inTransaction(server.pool, "read write", (client) => sendEmail(new Tenant(client), email, server.clock.now()));
  const [row] = await mailTo(server, recipient);
  await mailJobs(server)["mail.send"]?.({ id: row?.id }, server.clock.now());
  expect((await mailTo(server, recipient))[0]?.sent_dt).not.toBeNull();
  return received.find((mail) => mail.includes(recipient)) ?? "";
}

test("an e-mail carries its files under their names, and says where answers go", async () => {
  const stored = await server.files.addAttachment(randomUUID(), pdf);
  if (!stored) throw new Error("A PDF document is stored.");
  const mail = await sent([{ ...stored, name: "Preise für Tee.pdf" }]);
  expect(mail).toContain("Reply-To: owner@example.com");
  expect(mail).toContain("Content-Type: application/pdf");
  expect(mail).toContain(pdf.toString("base64"));
  expect(mail).toContain("See the file.");
});

test("an e-mail whose file is lost goes without it", async () => {
  const mail = await sent([{ name: "lost.pdf", type: "application/pdf", key: `${randomUUID()}/attachments/none.pdf` }]);
  expect(mail).toContain("See the file.");
  expect(mail).not.toContain("application/pdf");
});
