import type { messages } from "@patron/contract";
import { MESSAGE_TYPES, type MessageType, PROVIDERS_OF_TYPE, type ProviderKind } from "@patron/contract/enums";
import type { BodyOf, Failure } from "@patron/contract/kit";
import { parseUnitPrice } from "@patron/engine/money";
import type { Settings } from "#kit/env.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { personOf } from "#kit/who.ts";
import { isSigningSecret } from "../../adapters/messages/webhook.ts";
import { secretOwner } from "./channel.ts";
import { requestListening } from "./chat/listen.ts";
import { requestReading } from "./incoming/mailbox.ts";
import { delivers, missingIn } from "./provider-needs.ts";
import * as queries from "./provider-queries.ts";
import { type ProviderRow, toProvider } from "./provider-views.ts";

type ProviderCalls = Pick<typeof messages, "providers" | "provider" | "changeProvider" | "removeProvider">;

interface Typed {
  path: { messageType: string };
  fail(code: "message_type.unknown"): Failure;
}
export function typeOf({ path, fail }: Typed): MessageType {
  const type = MESSAGE_TYPES.find((one) => one === path.messageType);
  if (!type) throw fail("message_type.unknown");
  return type;
}

export const providerCalls: Handlers<ProviderCalls> = {
  async providers({ tenant, settings }) {
    const rows = await tenant.many(queries.listProviders());
    return {
      items: MESSAGE_TYPES.map((type) =>
        toProvider(
          type,
          rows.find(({ message_type }) => message_type === type),
          settings,
        ),
      ),
    };
  },

  async provider(context) {
    const type = typeOf(context);
    return toProvider(type, await context.tenant.maybe(queries.getProvider(type)), context.settings);
  },

  async changeProvider(context) {
    const { body, tenant, who, now, settings, fail } = context;
    const type = typeOf(context);
    const stored = await tenant.maybe(queries.lockProvider(type));
    refuseStale(context, toProvider(type, stored, settings));
    const { kind = stored?.kind ?? PROVIDERS_OF_TYPE[type][0], secret, part_price, ...same } = body;
    if (!delivers(kind, type)) return fail("message_provider.wrong_kind");
    if (kind === "webhook" && secret !== undefined && !isSigningSecret(secret))
      return fail("message_provider.bad_secret");
    const owner = secretOwner(personOf(who).businessId, type);
    // A secret belongs to its service: another one does not get it.
    const forgotten = stored && stored.kind !== kind ? { secret: null } : {};
    const columns = {
      ...same,
      ...(isOtherMailbox(stored, body) && unread),
      kind,
      ...priceIn(kind, part_price),
      ...(secret === undefined ? forgotten : { secret: vaultOf(settings).seal(secret, owner) }),
    };
    // Somebody else has just added it.
    if (!stored && (await tenant.run(queries.addProvider(type, kind))) === 0) return fail("conflict.stale");
    const saved = await tenant.one(queries.saveProvider(type, columns, now));
    const missing = saved.active ? missingIn(saved) : [];
    if (missing.length > 0) return fail("message_provider.incomplete", { fields: missing });
    if (saved.incoming_host !== "" && saved.active) await requestReading(tenant, tenant.businessId);
    if (saved.kind === "telegram" && saved.active) await requestListening(tenant);
    recordChange(context, type, stored, saved);
    return toProvider(type, saved, settings);
  },

  async removeProvider(context) {
    const type = typeOf(context);
    const stored = await context.tenant.maybe(queries.lockProvider(type));
    if (stored) {
      await context.tenant.run(queries.removeProvider(type));
      recordChange(context, type, stored, undefined);
    }
    return toProvider(type, undefined, context.settings);
  },
};

/** What one part costs; messages to devices cost nothing. */
function priceIn(kind: ProviderKind, price: string | null | undefined) {
  if (kind === "web-push") return { part_price: 0n };
  return price === undefined ? {} : { part_price: price === null ? null : parseUnitPrice(price) };
}

/** How far one mailbox is read says nothing about another. */
const unread = {
  mailbox_validity: null,
  mailbox_uid: null,
  mailbox_checked_dt: null,
  mailbox_problem: null,
  mailbox_error_text: null,
};
const isOtherMailbox = (stored: ProviderRow | undefined, body: BodyOf<typeof messages.changeProvider>) =>
  (["kind", "incoming_host", "incoming_port", "login"] as const).some(
    (name) => body[name] !== undefined && body[name] !== stored?.[name],
  );

type Changing = Pick<Context<typeof messages.changeProvider>, "changed" | "settings">;
function recordChange(
  { changed, settings }: Changing,
  type: MessageType,
  before: ProviderRow | undefined,
  after: ProviderRow | undefined,
) {
  changed({
    entityType: "message_provider",
    id: type,
    before: settingsIn(type, before, settings),
    after: settingsIn(type, after, settings),
  });
}

/** What people set; the health of a service is not history. */
function settingsIn(type: MessageType, row: ProviderRow | undefined, settings: Settings) {
  if (!row) return undefined;
  const view = toProvider(type, row, settings);
  const { last_sent_dt: _, last_failed_dt, last_problem, last_error_text, incoming_url, ...others } = view;
  const { mailbox_checked_dt, mailbox_problem, mailbox_error_text, ...set } = others;
  return set;
}
