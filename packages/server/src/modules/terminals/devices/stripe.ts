import type { terminalDevices } from "@patron/contract";
import type { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import type { Handlers } from "#kit/implement.ts";
import { hashToken } from "#kit/secret.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { terminalOf } from "#kit/who.ts";
import { StripeRefusal, stripeReaders } from "../../../adapters/stripe.ts";
import { record } from "../record.ts";
import { changeDevice } from "./change.ts";
import * as queries from "./queries.ts";
import { noReader, type Row, type StripeSettings, stripeOf } from "./settings.ts";

type Readers = Awaited<ReturnType<typeof stripeReaders>>;

const secretOwner = (row: Pick<Row, "business_id" | "terminal_id">) =>
  `terminal device ${row.business_id} ${row.terminal_id} stripe`;

/** The key of a reader's account; undefined without one. */
export function openKey(row: Row | undefined, settings: Settings): string | undefined {
  return row?.secret ? vaultOf(settings).open(row.secret, secretOwner(row)) : undefined;
}

/** The reader without its key. */
function toStripe(row: Row | undefined) {
  const { location: _, removed_location_id: __, ...reader } = stripeOf(row);
  return { active: row?.active ?? false, secret_key_set: row?.secret != null, ...reader };
}

function toLocation(row: Row | undefined) {
  const { location_id, location } = stripeOf(row);
  return { location_id, ...location };
}

type Field = "secret_key" | "registration_code" | "reader_id" | "country";
interface Refusing {
  fail(code: "stripe.refused", details: Record<string, unknown>): Failure;
}
/** Asks Stripe about a field; what it refuses fails the call with its words. */
async function asking<T>({ fail }: Refusing, field: Field, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StripeRefusal) throw fail("stripe.refused", { field, text: error.message });
    throw error;
  }
}

export const stripeHandlers: Pick<
  Handlers<typeof terminalDevices>,
  "stripe" | "changeStripe" | "stripeLocation" | "changeStripeLocation" | "removeStripeLocation" | "stripeConnection"
> = {
  stripe: record.showing(async ({ id, version }, { tenant }) => ({
    ...toStripe(await tenant.maybe(queries.getDevice(id, "stripe"))),
    version,
  })),
  stripeLocation: record.showing(async ({ id, version }, { tenant }) => ({
    ...toLocation(await tenant.maybe(queries.getDevice(id, "stripe"))),
    version,
  })),

  changeStripe: (context) =>
    changeDevice(context, "stripe", toStripe, async (stored, terminal) => {
      const { body, settings, fail } = context;
      const { secret_key, active = stored?.active ?? false } = body;
      const key = secret_key ?? openKey(stored, settings);
      // Another account does not know the location and the reader of this one.
      let next = secret_key === undefined ? stripeOf(stored) : withoutLocation(stored);
      if (secret_key !== undefined) {
        const readers = await stripeReaders(secret_key, settings.stripeUrl);
        await asking(context, "secret_key", readers.checkKey);
        if (stored && secret_key === openKey(stored, settings)) next = stripeOf(stored);
      }
      if (body.reader_id !== undefined || body.registration_code !== undefined) {
        if (key === undefined) throw fail("stripe.key_missing");
        const readers = await stripeReaders(key, settings.stripeUrl);
        next = { ...next, ...(await chooseReader(context, readers, next, terminal.title)) };
      }
      const needed = { secret_key: key ?? null, reader_id: next.reader_id };
      const fields = Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : []));
      if (active && fields.length > 0) throw fail("terminal_device.incomplete", { fields });
      const secret = secret_key && vaultOf(settings).seal(secret_key, secretOwner(ownerOf(terminal)));
      return { active, settings: JSON.stringify(next), ...(secret && { secret }) };
    }),

  async changeStripeLocation(context) {
    const { body, settings, fail } = context;
    const place = async (stored: Row | undefined) => {
      const key = openKey(stored, settings);
      if (key === undefined) throw fail("stripe.key_missing");
      const before = stripeOf(stored);
      const location = { ...before.location, ...body };
      const fields = (["display_name", "line1", "country"] as const).filter((name) => location[name] === "");
      if (fields.length > 0) throw fail("terminal_device.incomplete", { fields });
      const { display_name, ...address } = location;
      const readers = await stripeReaders(key, settings.stripeUrl);
      // An attempt whose answer was lost is repeated with the same key, one after a removal has another; keys are plain text.
      const about = [context.path.terminalId, before.removed_location_id, JSON.stringify(location)];
      const attempt = hashToken(about.join(" ")).toString("hex");
      const location_id = await asking(context, "country", async () => {
        if (before.location_id === null) return readers.addLocation({ display_name, address }, attempt);
        await readers.changeLocation(before.location_id, { display_name, address });
        return before.location_id;
      });
      return { settings: JSON.stringify({ ...before, location, location_id }) };
    };
    const { version } = await changeDevice(context, "stripe", shown, place);
    return { ...toLocation(await context.tenant.maybe(queries.getDevice(context.path.terminalId, "stripe"))), version };
  },

  async removeStripeLocation(context) {
    const { settings } = context;
    const { version } = await changeDevice(context, "stripe", shown, async (stored) => {
      const { location_id } = stripeOf(stored);
      const key = openKey(stored, settings);
      if (location_id !== null && key !== undefined) {
        const readers = await stripeReaders(key, settings.stripeUrl);
        await asking(context, "country", () => readers.removeLocation(location_id));
      }
      return { active: false, settings: JSON.stringify(withoutLocation(stored)) };
    });
    return { ...toLocation(undefined), version };
  },

  async stripeConnection(context) {
    const { tenant, who, settings, fail } = context;
    const row = await tenant.maybe(queries.getDevice(terminalOf(who).terminalId, "stripe"));
    const key = openKey(row, settings);
    if (!row?.active || key === undefined) return fail("terminal_device.inactive");
    const readers = await stripeReaders(key, settings.stripeUrl);
    const { location_id } = stripeOf(row);
    return { secret: await asking(context, "secret_key", () => readers.connectionToken(location_id)) };
  },
};

function withoutLocation(row: Row | undefined): StripeSettings {
  const { location_id, removed_location_id } = stripeOf(row);
  return { ...stripeOf(undefined), removed_location_id: location_id ?? removed_location_id };
}

const shown = (row: Row | undefined) => ({ ...toStripe(row), location: stripeOf(row).location });
const ownerOf = ({ business_id, id }: { business_id: string; id: string }) => ({ business_id, terminal_id: id });

interface Choosing extends Refusing {
  body: { registration_code?: string; reader_id?: string | null };
  fail(code: "stripe.refused" | "stripe.location_missing", details?: Record<string, unknown>): Failure;
}
/** The reader that a request names: registered with its code, found by its id, or none. */
async function chooseReader(context: Choosing, readers: Readers, { location_id }: StripeSettings, label: string) {
  const { registration_code, reader_id } = context.body;
  if (registration_code === undefined && !reader_id) return noReader;
  const found = await (async () => {
    if (registration_code === undefined) return asking(context, "reader_id", () => readers.findReader(reader_id ?? ""));
    if (location_id === null) throw context.fail("stripe.location_missing");
    return asking(context, "registration_code", () => readers.addReader(registration_code, label, location_id));
  })();
  return { reader_id: found.id, reader_label: found.label, reader_type: found.type, serial_number: found.serial };
}
