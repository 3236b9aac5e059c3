import type Stripe from "stripe";
import { ProviderFault } from "#kit/http/provider-fault.ts";

export interface StripeReader {
  id: string;
  label: string | null;
  type: string;
  serial: string;
}
export interface StripePlace {
  display_name: string;
  address: { line1: string; city: string; state: string; postal_code: string; country: string };
}

/** What Stripe refuses, in its own words; another attempt would be refused too. */
export class StripeRefusal extends Error {}

const timeoutMs = 10_000;

/** The library with the key of one account, and its kinds of errors. */
export async function openStripe(secretKey: string, url: string) {
  // Few servers use it, and it is large.
  const { default: Client } = await import("stripe");
  const { protocol, hostname, port } = new URL(url);
  const stripe = new Client(secretKey, {
    ...{ host: hostname, protocol: protocol === "http:" ? "http" : "https", ...(port && { port }) },
    ...{ timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false },
  });
  return { stripe, errors: Client.errors };
}

/** The readers of one account at Stripe. A refusal throws `StripeRefusal`, a fault of the service `ProviderFault`. */
export async function stripeReaders(secretKey: string, url: string) {
  const { stripe, errors } = await openStripe(secretKey, url);
  const { locations, readers, connectionTokens } = stripe.terminal;
  const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      const { StripeError, StripeAPIError, StripeConnectionError, StripeRateLimitError } = errors;
      const isTheirs =
        error instanceof StripeAPIError ||
        error instanceof StripeConnectionError ||
        error instanceof StripeRateLimitError;
      if (isTheirs) throw new ProviderFault("stripe", error);
      if (error instanceof StripeError) throw new StripeRefusal(error.message);
      throw error;
    }
  };
  return {
    /** Whether the key may work with readers: asks for one of them. */
    checkKey: () => asking(async () => void (await locations.list({ limit: 1 }))),
    /** The same key makes one location, however often it is asked. */
    addLocation: (place: StripePlace, idempotencyKey: string) =>
      asking(async () => (await locations.create(placeOf(place), { idempotencyKey })).id),
    changeLocation: (id: string, place: StripePlace) =>
      asking(async () => void (await locations.update(id, placeOf(place)))),
    /** Does nothing if it has gone already. */
    removeLocation: (id: string) =>
      asking(async () => {
        try {
          await locations.del(id);
        } catch (error) {
          const isGone = error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing";
          if (!isGone) throw error;
        }
      }),
    findReader: (id: string) => asking(async () => readerOf(await readers.retrieve(id))),
    addReader: (registration_code: string, label: string, location: string) =>
      asking(async () => readerOf(await readers.create({ registration_code, label, location }))),
    connectionToken: (location: string | null) =>
      asking(async () => (await connectionTokens.create(location ? { location } : {})).secret),
  };
}

/** Stripe takes no empty texts. */
function placeOf({ display_name, address }: StripePlace) {
  const filled = Object.entries(address).filter(([, text]) => text !== "");
  return { display_name, address: Object.fromEntries(filled) as { country: string; line1: string } }; // A country is never empty.
}

function readerOf(reader: Stripe.Terminal.Reader | Stripe.Terminal.DeletedReader): StripeReader {
  if (reader.deleted) throw new StripeRefusal(`The reader ${reader.id} was deleted.`);
  return { id: reader.id, label: reader.label, type: reader.device_type, serial: reader.serial_number };
}
