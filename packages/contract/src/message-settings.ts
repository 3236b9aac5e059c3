import { call, group, roles, withScopes } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const settles = withScopes(roles(), "administration");

const fields = {
  /** Advertising waits from here on, in the customer’s time zone if their telephone tells it, else in that of the business. Both or none. */
  quiet_from: s.nullable(s.timeOfDay),
  quiet_to: s.nullable(s.timeOfDay),
  /** The most that messages may cost in a calendar month, in the currency of the business; null: no limit. */
  month_limit: s.nullable(s.money),
};
/** When messages wait, and how much they may cost. */
export const MessageSettings = s.object({
  ...fields,
  /** What messages have cost in this month of the business’s time zone, as far as the prices of parts are known. */
  spent: s.unitPrice,
  currency: s.currency,
  modified_dt: s.nullable(s.instant),
  version: s.whole(0, 2 ** 31 - 1),
});

/** What holds for the messages of every channel. */
export const messageSettings = group("messageSettings", {
  get: call("GET /x/business/settings/messages", {
    summary: "Shows the quiet hours of advertising, and the limit of spending for messages with what is spent.",
    access: settles,
    response: MessageSettings,
    extension: true,
  }),
  change: call("PATCH /x/business/settings/messages", {
    summary: "Changes the quiet hours of advertising and the limit of spending for messages.",
    access: settles,
    body: s.patch(s.object(fields)),
    response: MessageSettings,
    errors: ["quiet_hours.incomplete", "conflict.stale"],
    extension: true,
  }),
});
