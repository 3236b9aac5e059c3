import * as enums from "./enums.ts";
import { call, group, ofPos, open, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const manages = ofPos(roles("marketing", "sales-point-manager", "support-operator"));

const key = { ...s.text(43, 43), pattern: "^[\\w-]{43}$" };

/** The devices of a customer, for whom a link is. */
export const CustomerDevices = s.object({
  business_name: s.text(200),
  /** Whether the business sends messages to devices. */
  available: s.flag,
  /** The key with which a browser subscribes to messages of this server. */
  public_key: s.text(100),
  /** SHA-256 of the address of each device's push service, in base64url, by which a browser finds itself. */
  devices: s.list(key, enums.MOST_CUSTOMER_DEVICES),
});
/** The devices of a customer, for people of the business. */
export const CustomerDeviceCount = s.object({
  devices: s.whole(0, enums.MOST_CUSTOMER_DEVICES),
  /** The page on which the customer switches messages on; null: the business sends none to devices. */
  link: s.nullable(s.text(400)),
});

const unknownLink = ["consent_link.not_found"] as const;
const throttle = { attempts: 60, seconds: 3600 };

/** The devices on which customers get messages (Web Push). */
export const customerDevices = group("customerDevices", {
  show: call("GET /x/customer-devices/{token}", {
    summary: "Shows the customer of a link on which devices they get messages.",
    access: open,
    response: CustomerDevices,
    errors: unknownLink,
    throttle,
    extension: true,
  }),
  switchOn: call("POST /x/customer-devices/{token}", {
    summary:
      "Sends messages to a device of the customer of a link from now on, advertising too. A device belongs to the customer who has switched it on last.",
    access: open,
    body: s.object({
      /** The browser's subscription: the address of its push service, and its keys in base64url. */
      endpoint: s.secret(2000),
      p256dh: s.secret(200),
      auth: s.secret(100),
    }),
    response: CustomerDevices,
    errors: [...unknownLink, "push_device.unusable", "message_provider.none"],
    throttle,
    extension: true,
  }),
  switchOff: call("DELETE /x/customer-devices/{token}", {
    summary: "Sends no messages to a device of the customer of a link any more, or to none of them.",
    access: open,
    query: {
      /** One of `devices`; absent: all of them. */
      device: key,
    },
    response: CustomerDevices,
    errors: unknownLink,
    throttle,
    extension: true,
  }),
  received: call("POST /x/push-receipts/{token}", {
    summary: "Tells that a device has shown a message. The token came with it.",
    access: open,
    response: s.object({ done: s.flag }),
    errors: ["push_receipt.not_found"],
    throttle: { attempts: 600, seconds: 3600 },
    extension: true,
  }),
  count: call("GET /x/customer/{userId}/devices", {
    summary: "Shows on how many devices a customer gets messages, and the page on which they switch them on.",
    access: manages,
    response: CustomerDeviceCount,
    errors: ["customer.not_found"],
    extension: true,
  }),
  remove: call("DELETE /x/customer/{userId}/devices", {
    summary: "Sends no messages to the devices of a customer any more, until they switch them on again.",
    access: manages,
    response: CustomerDeviceCount,
    errors: ["customer.not_found"],
    extension: true,
  }),
});
