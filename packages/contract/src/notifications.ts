import * as enums from "./enums.ts";
import { call, group, ofBusiness, ofPos, roles, self, withScopes } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const manages = ofBusiness(withScopes(roles(), "administration"));
const managesTerminal = ofPos(roles("sales-point-manager"));

const recipients = {
  /** An event without channels is not told. What belongs to a channel that is off is kept. */
  channels: s.list(s.oneOf(enums.NOTIFICATION_CHANNELS), enums.NOTIFICATION_CHANNELS.length),
  /** Who sees it in the app. */
  staff_ids: s.list(s.idOf("staff"), 100),
  emails: s.list(s.email, 20),
  phones: s.list(s.text(30, 3), 20),
};
const EventRecipients = s.object({ event: s.oneOf(enums.NOTIFICATION_EVENTS), ...recipients });
const TerminalEventRecipients = s.object({ event: s.oneOf(enums.TERMINAL_NOTIFICATION_EVENTS), ...recipients });

/** Settings that were never changed have version 0 and no time. */
const stamp = { modified_dt: s.nullable(s.instant), version: s.whole(0, 2 ** 31 - 1) };
const settingsFields = {
  /** Each event once; in a change, the ones to be changed. Owners see everything whose channel is the app. */
  events: s.list(EventRecipients, enums.NOTIFICATION_EVENTS.length),
  /** The smallest amount of a refund to be told of, in the currency of the business; refunds in other currencies always are. */
  refund_from: s.nullable(s.money),
  /** The hour of the daily report, in the time zone of the business. */
  report_hour: s.whole(0, 23),
};
export const NotificationSettings = s.object({ ...settingsFields, ...stamp });

const terminalFields = { events: s.list(TerminalEventRecipients, enums.TERMINAL_NOTIFICATION_EVENTS.length) };
export const TerminalNotificationSettings = s.object({ ...terminalFields, ...stamp });

/** What happened, in the reader's language. */
export const Notification = s.object({
  id: s.idOf("notification"),
  created_dt: s.instant,
  event: s.oneOf(enums.NOTIFICATION_EVENTS),
  title: s.text(300),
  text: s.text(2000),
  /** The record it is about. */
  entity_type: s.nullable(s.oneOf(enums.ENTITY_TYPES)),
  entity_id: s.nullable(s.text(64)),
  readed: s.flag,
});

export const GeneralStatus = s.object({
  /** Counted up to 100. */
  notifications_unread: s.whole(0, 100),
  /** Messages of customers, for those who may read them; counted up to 100. */
  messages_unread: s.whole(0, 100),
  warnings: s.list(s.oneOf(enums.STATUS_WARNINGS), enums.STATUS_WARNINGS.length),
  /** Whether a till has a fiscal device, or had one. */
  fiscal_used: s.flag,
});

/** Notifications: who in the business hears of what, and what the signed-in person has been told. */
export const notifications = group("notifications", {
  settings: call("GET /business/settings/notifications", {
    summary: "Shows who in the business hears of what by which channel; unset values have their defaults.",
    access: manages,
    response: NotificationSettings,
  }),
  changeSettings: call("PATCH /business/settings/notifications", {
    summary: "Changes who in the business hears of what. Events that are not listed stay unchanged.",
    access: manages,
    body: s.patch(s.object(settingsFields)),
    response: NotificationSettings,
    errors: ["staff.not_found", "phone.invalid", "conflict.stale"],
  }),
  terminalSettings: call("GET /terminal/{terminalId}/notifications/settings", {
    summary: "Shows who else hears of what happens at one terminal.",
    access: managesTerminal,
    response: TerminalNotificationSettings,
    errors: ["terminal.not_found"],
  }),
  changeTerminalSettings: call("PATCH /terminal/{terminalId}/notifications/settings", {
    summary: "Changes who else hears of what happens at one terminal. Events that are not listed stay unchanged.",
    access: managesTerminal,
    body: s.patch(s.object(terminalFields)),
    response: TerminalNotificationSettings,
    errors: ["terminal.not_found", "staff.not_found", "phone.invalid", "conflict.stale"],
  }),
  status: call("GET /business/general_status", {
    summary: "Shows how much the signed-in person has not read, and what needs attention that they may look at.",
    access: self,
    response: GeneralStatus,
  }),
  list: call("GET /x/notifications", {
    summary: "Lists what the signed-in person has been told, the newest first.",
    access: self,
    query: {
      /** The language of the texts; the one of the person unless given. */
      language: s.oneOf(enums.LANGUAGES),
      readed: s.flag,
    },
    paged: {},
    response: s.page(Notification),
    extension: true,
  }),
  get: call("GET /x/notifications/{notificationId}", {
    summary: "Shows one thing that the signed-in person has been told.",
    access: self,
    /** The language of the texts; the one of the person unless given. */
    query: { language: s.oneOf(enums.LANGUAGES) },
    response: Notification,
    errors: ["notification.not_found"],
    extension: true,
  }),
  read: call("POST /x/notifications/read", {
    summary: "Marks notifications of the signed-in person as read: the given ones, or all.",
    access: self,
    body: s.object({ ids: s.optional(s.list(s.idOf("notification"), 100)) }),
    response: GeneralStatus,
    extension: true,
  }),
});
