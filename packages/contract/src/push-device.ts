import * as enums from "./enums.ts";
import { call, group, self } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

/** The events of which a device tells. Without any it is switched off instead. */
const events = { ...s.list(s.oneOf(enums.NOTIFICATION_EVENTS), enums.NOTIFICATION_EVENTS.length), minItems: 1 };

/** The browser in which the person is signed in, and whether it tells them what happens while the app is closed. */
export const PushDevice = s.object({
  on: s.flag,
  /** All of them for a device that is off. */
  events,
  /** The key with which a browser subscribes to messages of this server. */
  public_key: s.text(100),
  /** When a notification did not reach the device; null once another one has. */
  failed_dt: s.nullable(s.instant),
});

const own = { access: self, extension: true } as const;

/** The device of a session: where its person gets notifications while the app is closed. */
export const pushDevice = group("pushDevice", {
  get: call("GET /x/push-device", {
    summary: "Shows whether the device of this session gets notifications, and of what.",
    ...own,
    response: PushDevice,
  }),
  switchOn: call("POST /x/push-device", {
    summary:
      "Sends notifications to the device of this session from now on, until they are switched off or the session ends. Repeated with a new subscription of the browser, it replaces the old one.",
    ...own,
    body: s.object({
      /** The browser's subscription: the address of its push service, and its keys in base64url. */
      endpoint: s.secret(2000),
      p256dh: s.secret(200),
      auth: s.secret(100),
      /** Absent: as before, or all. */
      events: s.optional(events),
    }),
    response: PushDevice,
    errors: ["push_device.unusable"],
  }),
  change: call("PATCH /x/push-device", {
    summary: "Changes which events the device of this session tells of.",
    ...own,
    body: s.object({ events }),
    response: PushDevice,
    errors: ["push_device.not_found"],
  }),
  switchOff: call("DELETE /x/push-device", {
    summary: "Sends no notifications to the device of this session any more. Repeating it changes nothing.",
    ...own,
    response: PushDevice,
  }),
});
