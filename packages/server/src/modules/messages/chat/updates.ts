import { LANGUAGES, type Language } from "@patron/contract/enums";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness, readSettings } from "../../business/public.ts";
import { receive } from "../incoming/receive.ts";
import { customerIn, works } from "./link.ts";
import * as queries from "./queries.ts";
import { linkedTexts, refusedTexts } from "./texts.ts";

/** https://core.telegram.org/bots/api#update, as far as it is read. */
export interface Update {
  update_id?: unknown;
  message?: {
    chat?: { id?: unknown; type?: unknown };
    from?: { language_code?: unknown };
    text?: unknown;
    caption?: unknown;
  };
  my_chat_member?: { chat?: { id?: unknown }; new_chat_member?: { status?: unknown } };
}
interface Heard {
  tenant: Tenant;
  settings: Settings;
  now: Date;
}

const textIn = (value: unknown) => (typeof value === "string" ? value : "");
/** A number as a text of digits; ids of chats have more digits than some systems take for numbers. */
const idIn = (value: unknown) => (Number.isSafeInteger(value) ? String(value) : undefined);
const start = /^\/start(?:@\w+)?(?:\s+([\w-]{1,64}))?\s*$/;

/** Takes one update of the bot of the business, and returns what the bot does in return. */
export async function hear(update: Update, botId: string, heard: Heard): Promise<Record<string, unknown>> {
  const { my_chat_member: member, message } = update;
  if (member) await follow(idIn(member.chat?.id), member.new_chat_member?.status, heard.tenant);
  const chatId = idIn(message?.chat?.id);
  if (!message || chatId === undefined || message.chat?.type !== "private") return {};
  const text = textIn(message.text) || textIn(message.caption);
  const started = start.exec(text);
  if (started) {
    const said = await link(started[1], chatId, { ...heard, language: languageIn(message.from?.language_code) });
    return { method: "sendMessage", chat_id: chatId, text: said };
  }
  const id = idIn(update.update_id);
  if (id !== undefined)
    await receive(
      heard.tenant,
      { type: "incust-chatbot", providerId: `${botId}:${id}`, from: chatId, text },
      heard.now,
    );
  return {};
}

/** The customer has blocked the bot, or allowed it again. */
async function follow(chatId: string | undefined, status: unknown, tenant: Tenant): Promise<void> {
  if (chatId === undefined) return;
  if (status === "kicked") await tenant.run(queries.blockChat(chatId));
  if (status === "member") await tenant.run(queries.unblockChat(chatId));
}

/** Links a chat with the customer of a code; returns what to say. */
async function link(
  code: string | undefined,
  chatId: string,
  { tenant, settings, now, language }: Heard & { language: Language | undefined },
): Promise<string> {
  const business = await tenant.one(getBusiness());
  const customerId = code && customerIn(code);
  const customer = customerId ? await tenant.maybe(queries.lockChat(customerId)) : undefined;
  if (!code || !customer || !works(code, customer, now, settings)) {
    const known = await tenant.maybe(queries.findByChat(chatId));
    return refusedTexts[known?.language ?? language ?? business.language];
  }
  await tenant.run(queries.freeChat(chatId));
  await tenant.run(queries.saveChat(customer.id, chatId));
  tenant.announce("customer");
  const own = customer.language ?? language ?? business.language;
  const { public_name } = await readSettings(tenant);
  return linkedTexts[own](public_name[own] || business.title);
}

/** A language that we speak, from a tag such as de-AT. */
function languageIn(tag: unknown): Language | undefined {
  const [code] = textIn(tag).toLowerCase().split("-");
  return LANGUAGES.find((one) => one === code);
}
