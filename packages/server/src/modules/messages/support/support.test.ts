import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { Caller } from "../../../../test/caller.ts";
import { mailTo } from "../../../../test/mail.ts";
import { picture, svg } from "../../../../test/pictures.ts";
import { anotherSession } from "../../../../test/request-as.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";

const server = await startTestServer();
const { system, attachment, list, reply, readed } = calls.messages;

let w: World;
/** Works in a business of their own, and is support of the installation. */
let support: World;
/** An address of support that reads only e-mail. */
let desk: string;
let desks = 0;
beforeEach(async () => {
  w = await world(server);
  support = await world(server);
  await server.pool.query("update person set email_confirmed_dt = now() where email = $1", [support.login]);
  desks += 1;
  desk = `desk-${desks}-${Date.now()}@example.com`;
  server.settings.supportEmails = [support.login, desk];
});

/** Support in the business of `w`, which lets it in. */
async function enter() {
  await w.owner.request(calls.businessUser.changeSupportAccess, { body: { support: true } });
  const session = await anotherSession(support, server);
  const entered = await session.request(calls.auth.switchBusiness, { body: { business_id: w.businessId } });
  return new Caller(server, entered.token);
}
const question = { subject: "Prices of tea", text: "They are not shown at the till." };
const inBase64 = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString("base64");
const pdf = Buffer.from("%PDF-1.7\n%%EOF\n").toString("base64");
const conversation = async (who = w.owner) => (await who.request(list, { query: { support: true } })).items;

describe("a message to support", () => {
  test("is stored and goes to each of them by e-mail, whose answers go to its author", async () => {
    const { id, ...message } = await w.owner.request(system, { body: question });
    const { first_name, last_name } = w.session.user;
    const author = `${first_name} ${last_name}`.trim();
    expect(message).toMatchObject({ ...question, author, support: true, incoming: false, status: "sent" });
    for (const recipient of [support.login, desk]) {
      const [mail] = await mailTo(server, recipient);
      expect(mail).toMatchObject({ subject: expect.stringContaining(question.subject), reply_to: w.login });
      expect(mail?.body).toContain(question.text);
      expect(mail?.body).toContain(author);
      expect(mail?.body).toContain("Answer this e-mail.");
    }
    expect(await conversation()).toMatchObject([{ id }]);
    const { items } = await w.owner.request(list, { query: { support: false } });
    expect(items).toEqual([]);
    const { items: entries } = await w.owner.request(calls.audit.list, { query: { entity_type: "message" } });
    expect(entries).toMatchObject([{ entity_id: id }]);
  });

  test("tells support where to answer while they may enter the business", async () => {
    await w.owner.request(calls.businessUser.changeSupportAccess, { body: { support: true } });
    await w.owner.request(system, { body: question });
    expect((await mailTo(server, desk))[0]?.body).toContain(`${server.settings.publicUrl}/support`);
  });

  test("carries pictures and documents, which the e-mail has too", async () => {
    const attachments = [
      { name: "till.png", content: await inBase64(await picture("png")) },
      { name: "receipt.pdf", content: pdf },
    ];
    const { id, attachments: stored } = await w.owner.request(system, { body: { ...question, attachments } });
    expect(stored).toMatchObject([
      { name: "till.png", type: "image/png" },
      { name: "receipt.pdf", type: "application/pdf", size: 15 },
    ]);
    const path = { messageId: id, attachmentNumber: "2" };
    expect(await w.owner.request(attachment, { path })).toMatchObject({ name: "receipt.pdf", content: pdf });
    const [mail] = await mailTo(server, desk);
    expect(mail?.attachments).toMatchObject([{ name: "till.png", type: "image/png" }, { name: "receipt.pdf" }]);
    const [{ key } = { key: "" }] = (mail?.attachments ?? []) as unknown as { key: string }[]; // As the expectation says.
    expect(await server.files.readAttachment(key)).toHaveProperty("length", stored[0]?.size);
    // It has no address that opens it without the right to read the message.
    expect((await fetch(`${server.url}/files/${key}`)).status).toBe(404);
    await expect(support.owner.request(attachment, { path })).rejects.toMatchObject({ code: "message.not_found" });
    for (const attachmentNumber of ["3", "0", "none"])
      await expect(w.owner.request(attachment, { path: { messageId: id, attachmentNumber } })).rejects.toMatchObject({
        code: "file.not_found",
      });
  });

  test("is refused with other files, with too many bytes, and where nobody would read it", async () => {
    const withFile = (content: string) =>
      w.owner.request(system, { body: { ...question, attachments: [{ name: "file.png", content }] } });
    await expect(withFile(await inBase64(svg))).rejects.toMatchObject({ code: "message.unsupported_attachment" });
    await expect(withFile("A".repeat(6_800_000))).rejects.toMatchObject({ code: "message.attachments_too_large" });
    server.settings.supportEmails = [];
    await expect(w.owner.request(system, { body: question })).rejects.toMatchObject({
      code: "support_access.unavailable",
    });
    expect(await conversation()).toEqual([]);
    expect(await mailTo(server, desk)).toEqual([]);
  });

  test("is for those who write to customers", async () => {
    const cashier = await w.member({ roles: ["sales-point-manager"] });
    await w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    await expect(cashier.request(system, { body: question })).rejects.toMatchObject({ code: "access.denied" });
  });
});

describe("an answer of support in the business", () => {
  test("belongs to the conversation, is unread, and its author and the owners are told", async () => {
    const marketer = await w.member({ roles: ["marketing"] });
    const asked = await marketer.request(system, { body: question });
    const visitor = await enter();
    const written = await visitor.request(system, { body: { subject: "Re: tea", text: "Set a price group." } });
    expect(written).toMatchObject({ support: true, incoming: true, readed: false, src_type: "support" });
    expect(written.reply_to_id).toBe(asked.id);
    expect(await conversation(marketer)).toMatchObject([{ id: written.id }, { id: asked.id, status: "replied" }]);
    // Support needs no e-mail of their own answer.
    expect(await mailTo(server, desk)).toHaveLength(1);
    for (const reader of [marketer, w.owner]) {
      const { items } = await reader.request(calls.notifications.list, { query: { language: "en" } });
      expect(items.filter(({ event }) => event === "support-answered")).toMatchObject([
        { title: "Support answered", text: expect.stringContaining("Re: tea"), entity_id: written.id },
      ]);
    }
    expect(await marketer.request(readed, { path: { messageId: written.id } })).toMatchObject({ readed: true });
  });

  test("may come before any question, and is answered as a message to support", async () => {
    const visitor = await enter();
    const { id } = await visitor.request(system, { body: question });
    await expect(w.owner.request(reply, { path: { messageId: id }, body: { text: "Thanks" } })).rejects.toMatchObject({
      code: "message.of_support",
    });
    await w.owner.request(system, { body: { subject: "Re: Prices of tea", text: "Thanks" } });
    expect(await conversation()).toHaveLength(2);
  });
});
