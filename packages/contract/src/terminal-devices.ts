import { call, group, roles, terminal } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("sales-point-manager", "viewer");
const changes = roles("sales-point-manager");

/** A card terminal that the till reaches over its own network. */
const networked = {
  host: s.text(253),
  port: s.whole(1, 65_535),
  /** How long a customer may take to pay. */
  timeout_s: s.whole(10, 300),
};
const pax = networked;
const amp = { ...networked, merchant_id: s.text(64), terminal_serial: s.text(64) };
/** A name or an IP address alone, without port or path; empty: none yet. */
const host = {
  ...networked.host,
  pattern: "^([A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?|[0-9A-Fa-f]*:[0-9A-Fa-f:.]+)?$",
};

export const PaxDevice = s.object({ active: s.flag, ...pax, version: s.version });
export const AmpDevice = s.object({ active: s.flag, ...amp, version: s.version });
export const StripeDevice = s.object({
  active: s.flag,
  secret_key_set: s.flag,
  /** Where the reader is, as Stripe knows it; set by the location. */
  location_id: s.nullable(s.text(100)),
  reader_id: s.nullable(s.text(100)),
  reader_label: s.nullable(s.text(200)),
  reader_type: s.nullable(s.text(100)),
  serial_number: s.nullable(s.text(100)),
  version: s.version,
});
export const StripeDeviceBody = s.object({
  active: s.optional(s.flag),
  /** The secret or restricted key of the business's account at Stripe. */
  secret_key: s.optional({ ...s.secret(500), pattern: "^[!-~]+$" }),
  /** Registers a reader with the code that it shows. */
  registration_code: s.optional(s.text(100, 1)),
  /** Takes a reader that is registered already; null: none. */
  reader_id: s.optional(s.nullable(s.text(100, 1))),
});
const location = {
  display_name: s.title(100),
  line1: s.text(200),
  city: s.text(100),
  state: s.text(100),
  postal_code: s.text(20),
  country: s.country,
};
export const StripeLocation = s.object({
  location_id: s.nullable(s.text(100)),
  display_name: s.text(100),
  line1: location.line1,
  city: location.city,
  state: location.state,
  postal_code: location.postal_code,
  country: s.text(2),
  version: s.version,
});
export const StripeLocationBody = s.object(location);

/** The card terminals of a till that are switched on. */
export const TillDevices = s.object({
  pax: s.nullable(s.object(pax)),
  amp: s.nullable(s.object(amp)),
  stripe: s.nullable(
    s.object({
      location_id: s.nullable(s.text(100)),
      reader_id: s.text(100),
      reader_label: s.nullable(s.text(200)),
      reader_type: s.nullable(s.text(100)),
      serial_number: s.nullable(s.text(100)),
    }),
  ),
});

const changing = ["terminal.not_found", "terminal_device.incomplete", "conflict.stale"] as const;
/** Stripe answers within its own limit, twice at the most. */
const maxSeconds = 30;

/** Card terminals beside a till. The till works with them; here they are set up. */
export const terminalDevices = group("terminalDevices", {
  amp: call("GET /terminal/{terminalId}/settings/external_devices/amp", {
    summary: "Shows the AMP card terminal of a till.",
    access: reads,
    response: AmpDevice,
    errors: ["terminal.not_found"],
  }),
  changeAmp: call("PATCH /terminal/{terminalId}/settings/external_devices/amp", {
    summary: "Changes the AMP card terminal of a till, which reads it from the terminal API.",
    access: changes,
    body: s.patch(s.object({ active: s.flag, ...amp, host })),
    response: AmpDevice,
    errors: [...changing],
  }),
  pax: call("GET /terminal/{terminalId}/settings/external_devices/pax", {
    summary: "Shows the PAX card terminal of a till.",
    access: reads,
    response: PaxDevice,
    errors: ["terminal.not_found"],
  }),
  changePax: call("PATCH /terminal/{terminalId}/settings/external_devices/pax", {
    summary: "Changes the PAX card terminal of a till, which reads it from the terminal API.",
    access: changes,
    body: s.patch(s.object({ active: s.flag, ...pax, host })),
    response: PaxDevice,
    errors: [...changing],
  }),
  stripe: call("GET /terminal/{terminalId}/settings/external_devices/stripe", {
    summary: "Shows the Stripe reader of a till.",
    access: reads,
    response: StripeDevice,
    errors: ["terminal.not_found"],
  }),
  changeStripe: call("PATCH /terminal/{terminalId}/settings/external_devices/stripe", {
    summary:
      "Changes the Stripe reader of a till: checks the key with Stripe, and finds or registers the reader there.",
    access: changes,
    body: s.patch(StripeDeviceBody),
    response: StripeDevice,
    errors: [...changing, "stripe.refused", "stripe.key_missing", "stripe.location_missing"],
    maxSeconds,
  }),
  stripeLocation: call("GET /terminal/{terminalId}/settings/external_devices/stripe/location", {
    summary: "Shows where the Stripe reader of a till is.",
    access: reads,
    response: StripeLocation,
    errors: ["terminal.not_found"],
  }),
  changeStripeLocation: call("PATCH /terminal/{terminalId}/settings/external_devices/stripe/location", {
    summary: "Tells Stripe where the reader of a till is. The first time it needs a name and an address.",
    access: changes,
    body: s.patch(StripeLocationBody),
    response: StripeLocation,
    errors: [...changing, "stripe.refused", "stripe.key_missing"],
    maxSeconds,
  }),
  removeStripeLocation: call("DELETE /terminal/{terminalId}/settings/external_devices/stripe/location", {
    summary: "Removes the location at Stripe, and with it the reader of the till.",
    access: changes,
    response: StripeLocation,
    errors: ["terminal.not_found", "conflict.stale", "stripe.refused"],
    maxSeconds,
  }),
  till: call("GET /term/devices", {
    summary: "Shows the card terminals of the till that are switched on, with what it needs to reach them.",
    access: terminal,
    response: TillDevices,
    extension: true,
  }),
  stripeConnection: call("POST /term/devices/stripe/connection_token", {
    summary:
      "Returns a token of Stripe by which the till's Stripe SDK connects to the reader; the key stays on the server.",
    access: terminal,
    response: s.object({ secret: s.text(1000) }),
    errors: ["terminal_device.inactive", "stripe.refused"],
    reads: true,
    secretAnswer: true,
    maxSeconds,
    extension: true,
  }),
});
