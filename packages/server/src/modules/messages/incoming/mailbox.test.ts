import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { calls } from "@patron/contract/routes";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startMailbox } from "../../../../test/messages/mailbox.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";
import { deliverIn } from "../delivery.ts";
import { addProvider } from "../fixture.ts";
import { messageJobs } from "../jobs.ts";
import { readMailboxOf } from "./mailbox.ts";

const server = await startTestServer();
let w: World;
let box: Awaited<ReturnType<typeof startMailbox>>;
let customerId: string;
const from = "oksana@example.com";

beforeEach(async () => {
  server.settings.privateAddresses = true;
  w = await world(server);
  box = await startMailbox();
  const customer = { loyalty_id: w.loyaltyId, first_name: "Oksana", email: from };
  customerId = (await w.owner.request(calls.customers.add, { body: customer })).id;
  await settle();
  // What is there already stays there.
  box.deliver(mail("Old"), new Date(server.clock.now().getTime() - 3_600_000));
  await read();
});
const settle = (more: object = {}) =>
  addProvider(
    w,
    {
      ...{ kind: "smtp", host: "127.0.0.1", sender: "shop@example.com", login: "shop", secret: "secret" },
      ...{ incoming_host: "127.0.0.1", incoming_port: box.port, incoming_security: "none", ...more },
    },
    "email",
  );
const read = () => readMailboxOf(server, w.businessId);
const provider = () => w.owner.request(calls.messages.provider, { path: { messageType: "email" } });
const received = async () => (await w.owner.request(calls.messages.list, { query: { incoming: true } })).items;
function mail(text: string, headers: Record<string, string> = {}) {
  const all = {
    From: `Oksana <${from}>`,
    To: "shop@example.com",
    Subject: "Opening hours",
    "Message-ID": `<${randomUUID()}@example.com>`,
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join("\n")}\n\n${text}\n`;
}

const sent: string[] = [];
/** The port of a mail server that keeps what goes out. */
async function outgoing(): Promise<number> {
  const smtp = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ["STARTTLS"] },
    onData(stream, _session, done) {
      let mail = "";
      stream.on("data", (part: Buffer) => {
        mail += part;
      });
      stream.on("end", () => {
        sent.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  afterAll(() => smtp.close());
  return (smtp.server.address() as AddressInfo).port; // It listens on TCP.
}

describe("a mail of a customer", () => {
  test("comes once, with subject and customer, and only what came after the mailbox was entered", async () => {
    box.deliver(mail("Коли ви відчинені?", { From: "=?utf-8?B?0J7QutGB0LDQvdCw?= <OKSANA@example.com>" }));
    await read();
    await read();
    expect(await received()).toMatchObject([
      {
        ...{ message_type: "email", subject: "Opening hours", text: "Коли ви відчинені?", recipient: from },
        ...{ customer: { id: customerId }, readed: false, status: "delivered" },
      },
    ]);
    expect(await provider()).toMatchObject({
      mailbox_problem: null,
      mailbox_checked_dt: expect.any(String),
      version: 2,
    });
    expect(box.commands.some((line) => /STORE|EXPUNGE|SELECT/.test(line))).toBe(false);
  });

  test("comes once if two servers read at once, and if the mailbox counts anew", async () => {
    for (let at = 0; at < 5; at++) box.deliver(mail(`Question ${at}`));
    await Promise.all([read(), read(), read()]);
    expect(await received()).toHaveLength(5);
    box.renumber();
    box.deliver(mail("After"));
    await read();
    expect((await received()).map(({ text }) => text)).toContain("After");
    expect(await received()).toHaveLength(6);
    await read();
    expect(await received()).toHaveLength(6);
  });

  test("answers the last mail that went to the customer, and the reply goes on in the same thread", async () => {
    box.deliver(mail("Until when?", { "Message-ID": "<question-1@example.com>" }));
    await read();
    const [one] = await received();
    const path = { messageId: one?.id ?? "" };
    const reply = await w.owner.request(calls.messages.reply, { path, body: { text: "Until eight." } });
    expect(reply).toMatchObject({ subject: "Re: Opening hours", recipient: from, reply_to_id: one?.id });
    await settle({ port: await outgoing(), security: "none", login: "" });
    await deliverIn(server, w.businessId);
    expect(sent.at(-1)).toContain("Subject: Re: Opening hours");
    expect(sent.at(-1)).toContain("In-Reply-To: <question-1@example.com>");
  });

  test("is shown as text without what it quotes, and its files are named", async () => {
    box.deliver(mail("Thanks!\n\nOn Monday, Shop <shop@example.com> wrote:\n> We are open.\n> Until eight.\n"));
    box.deliver(mail("<p>Hello&nbsp;<b>there</b></p><script>alert(1)</script>", { "Content-Type": "text/html" }));
    const parts = [
      ...["--x", "Content-Type: text/plain", "", "See the bill", "--x", "Content-Type: application/pdf"],
      ...[
        "Content-Disposition: attachment; filename=bill.pdf",
        "Content-Transfer-Encoding: base64",
        "",
        "JVBERi0=",
        "--x--",
      ],
    ];
    box.deliver(mail(parts.join("\n"), { "MIME-Version": "1.0", "Content-Type": "multipart/mixed; boundary=x" }));
    await read();
    const texts = (await received()).map(({ text }) => text).sort();
    expect(texts).toEqual([expect.stringMatching(/^Hello\sthere$/), "See the bill\n[bill.pdf]", "Thanks!"]);
  });

  test("that says STOP withdraws consent to e-mails", async () => {
    box.deliver(mail("Stop\n\n> News"));
    await read();
    const { history } = await w.owner.request(calls.messageConsents.get, { path: { userId: customerId } });
    expect(history[0]).toMatchObject({ message_type: "email", agreed: false, source: "message" });
  });
});

describe("a mail that", () => {
  test.each([
    ["is an answer of a robot", { "Auto-Submitted": "auto-replied" }],
    ["is bulk", { Precedence: "bulk" }],
    ["came over a list", { "List-Id": "<news.example.com>" }],
    ["reports about a delivery", { From: "MAILER-DAEMON@example.com" }],
    ["comes from the business itself", { From: "shop@example.com" }],
    ["comes from nobody", { From: "nonsense" }],
    ["comes from a stranger", { From: "stranger@example.com" }],
  ])("%s is left in the mailbox", async (_what, headers) => {
    box.deliver(mail("Hello", headers));
    box.deliver(mail("Mine"));
    await read();
    expect((await received()).map(({ text }) => text)).toEqual(["Mine"]);
  });

  test("a person sends with Auto-Submitted: no comes", async () => {
    box.deliver(mail("Mine", { "Auto-Submitted": "no" }));
    await read();
    expect(await received()).toHaveLength(1);
  });
});

describe("a mailbox that", () => {
  test("refuses the password shows why, and is read again once it is right", async () => {
    box.fault = "refuses";
    box.deliver(mail("Hello"));
    await read();
    expect(await provider()).toMatchObject({ mailbox_problem: "credentials-refused" });
    box.fault = undefined;
    await read();
    expect([await received(), (await provider()).mailbox_problem]).toMatchObject([[{ text: "Hello" }], null]);
  });

  test("breaks the connection within a mail loses and doubles nothing", async () => {
    box.deliver(mail("One"));
    await read();
    box.deliver(mail("Two"));
    box.fault = "breaks";
    await read();
    expect((await provider()).mailbox_problem).toBe("unreachable");
    box.fault = undefined;
    await read();
    expect((await received()).map(({ text }) => text).sort()).toEqual(["One", "Two"]);
  });

  test.each(["hangs", "hangs-in-mail"] as const)("%s is given up", async (fault) => {
    box.deliver(mail("Hello"));
    box.fault = fault;
    await read();
    expect((await provider()).mailbox_problem).toBe("unreachable");
  });

  test("lies in a private network is refused unless the installation allows it", async () => {
    server.settings.privateAddresses = false;
    await read();
    expect((await provider()).mailbox_problem).toBe("address-not-allowed");
  });

  test("is replaced by another one begins there", async () => {
    const other = await startMailbox();
    other.deliver(mail("Old there"));
    await settle({ incoming_port: other.port });
    expect(await provider()).toMatchObject({ incoming_port: other.port, mailbox_checked_dt: null });
    await read();
    other.deliver(mail("New there"));
    await read();
    expect((await received()).map(({ text }) => text)).toEqual(["New there"]);
  });

  test("is switched off is not read", async () => {
    await settle({ active: false });
    box.deliver(mail("Hello"));
    const before = box.commands.length;
    await read();
    expect(box.commands).toHaveLength(before);
  });

  test("is read by the schedule, as one of many", async () => {
    box.deliver(mail("Hello"));
    const job = messageJobs(server)["mailboxes.read"];
    await job?.({}, server.clock.now());
    await job?.({ business_id: w.businessId }, server.clock.now());
    expect(await received()).toHaveLength(1);
  });
});
