import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { calls } from "@patron/contract/routes";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop, tillOf } from "../../../test/shop.ts";
import { deliverIn } from "../messages/delivery.ts";
import { addProvider } from "../messages/fixture.ts";

const received: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, done) {
    if (address.startsWith("gone")) done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
    else done();
  },
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      received.push(Buffer.concat(parts).toString());
      done();
    });
  },
});
await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
afterAll(() => mailServer.close());
const { port } = mailServer.server.address() as AddressInfo; // It listens on TCP.
const server = await startTestServer({
  PATRON_PUBLIC_URL: "https://patron.example",
  PATRON_PRIVATE_ADDRESSES: "1",
});
const smtp = (more: { port?: number } = {}) =>
  ({ kind: "smtp", host: "127.0.0.1", port, security: "none", sender: "shop@kalyna.example", ...more }) as const;

async function sold() {
  const s = await shop(server);
  await addProvider(s.w, { ...smtp(), login: "", secret: undefined }, "email");
  await s.w.owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: { language: "en" } });
  const { transaction } = await s.sell({ items: examples });
  return { s, path: { transactionId: transaction.id }, transaction };
}
const key = () => ({ idempotencyKey: randomUUID() });
const send = (s: Shop, path: { transactionId: string }, body: { email?: string } = {}) =>
  s.till.request(calls.receipts.email, { path, body }, key());
const shown = (s: Shop, path: { transactionId: string }) => s.till.request(calls.receipts.emails, { path });
const deliver = (s: Shop) => deliverIn(server, s.w.businessId);

describe("a receipt by e-mail", () => {
  test("goes to the address that the cashier enters, says what was bought, and links to the whole receipt", async () => {
    const { s, path, transaction } = await sold();
    expect((await s.till.request(calls.term.facts, {})).receipt_emails).toBe(true);
    const to = `olena-${randomUUID()}@example.com`;
    expect(await send(s, path, { email: to })).toMatchObject({ recipient: to, status: "wait", problem: null });
    await deliver(s);
    expect(await shown(s, path)).toMatchObject({ customer_email: null, items: [{ recipient: to, status: "sent" }] });
    const mail = received.find((one) => one.includes(to)) ?? "";
    expect(mail).toContain(`Receipt No. ${transaction.number}`);
    const { receipt_url } = await s.till.request(calls.term.check, { path });
    const text = mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(text).toContain(receipt_url);
    expect(text).toContain("Item A: 2 =C3=97 10.00");
    const { items } = await s.w.owner.request(calls.messages.list, { query: { message_type: "email" } });
    expect(items).toMatchObject([{ recipient: to, src_type: "system", customer: null, resendable: false }]);
  });

  test("goes to the customer's own address and in their language without one being entered", async () => {
    const s = await shop(server);
    await addProvider(s.w, { ...smtp(), login: "", secret: undefined }, "email");
    const email = `ivan-${randomUUID()}@example.com`;
    const body = {
      loyalty_id: s.w.loyaltyId,
      external_id: randomUUID(),
      first_name: "Ivan",
      email,
      language: "de" as const,
    };
    const { id } = await s.w.owner.request(calls.customers.add, { body });
    const { transaction } = await s.sell({ items: examples, customer_id: id });
    const path = { transactionId: transaction.id };
    expect((await shown(s, path)).customer_email).toBe(email);
    await send(s, path);
    const [message] = (await s.w.owner.request(calls.messages.list, { query: { message_type: "email" } })).items;
    expect(message).toMatchObject({ recipient: email, language: "de", customer: { id } });
    expect(message?.subject).toMatch(/^Beleg Nr\. /);
    expect(message?.text).toContain("Zu zahlen: 25,55");
  });

  test("that the mail server refuses or cannot take says so at the till", async () => {
    const { s, path } = await sold();
    await send(s, path, { email: "gone@example.com" });
    await deliver(s);
    expect((await shown(s, path)).items).toMatchObject([{ status: "error", problem: "recipient-refused" }]);
    await addProvider(s.w, { ...smtp({ port: 1 }), login: "", secret: undefined }, "email");
    await send(s, path, { email: "olena@example.com" });
    await deliver(s);
    const { items } = await shown(s, path);
    expect(items).toMatchObject([
      { recipient: "olena@example.com", status: "wait", problem: "unreachable" },
      { recipient: "gone@example.com" },
    ]);
  });

  test("is sent once for one press, however often the request arrives", async () => {
    const { s, path } = await sold();
    const again = key();
    const requested = { path, body: { email: "olena@example.com" } };
    const sent = () => s.till.request(calls.receipts.email, requested, again);
    const attempts = await Promise.allSettled([sent(), sent(), sent()]);
    for (const one of attempts)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "request.running" });
    expect((await shown(s, path)).items).toMatchObject([await sent()]);
    expect((await shown(s, path)).items).toHaveLength(1);
  });

  test("needs an address, a mail server, and a sale of this till", async () => {
    const { s, path } = await sold();
    await expect(send(s, path)).rejects.toMatchObject({ code: "receipt.no_address" });
    const other = await tillOf(s.w, (await s.w.make.terminal(s.posId)).id);
    const missing = { code: "transaction.not_found" };
    const requested = { path, body: { email: "olena@example.com" } };
    await expect(other.request(calls.receipts.email, requested, key())).rejects.toMatchObject(missing);
    await expect(other.request(calls.receipts.emails, { path })).rejects.toMatchObject(missing);
    await s.w.owner.request(calls.messages.changeProvider, { path: { messageType: "email" }, body: { active: false } });
    await expect(send(s, path, { email: "olena@example.com" })).rejects.toMatchObject({
      code: "message_provider.none",
    });
    expect((await s.till.request(calls.term.facts, {})).receipt_emails).toBe(false);
  });

  test("names thirty lines of a long sale and stays within an e-mail's text", async () => {
    const s = await shop(server);
    await addProvider(s.w, { ...smtp(), login: "", secret: undefined }, "email");
    const items = Array.from({ length: 40 }, (_, at) => ({ line_id: `${at}`, code: "A", quantity: "1" }));
    const { transaction } = await s.sell({ items });
    await send(s, { transactionId: transaction.id }, { email: "olena@example.com" });
    const [message] = (await s.w.owner.request(calls.messages.list, { query: { message_type: "email" } })).items;
    expect(message?.text.match(/Item A: /g)).toHaveLength(30);
    expect(message?.text).toContain("\n…\n");
  });
});
