import { call, group, open } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const refusals = ["message_hook.not_found", "message_hook.bad_signature"] as const;

/** A message of a customer, as a system of the business's own sends it. */
export const ReceivedMessage = s.object({
  type: s.oneOf(["message.received"]),
  timestamp: s.instant,
  data: s.object({
    /** Who wrote it: the customer's id, telephone, e-mail address or external id, or what the system calls somebody unknown. */
    from: s.title(254),
    text: s.text(4000, 1),
  }),
});

/** Where services deliver what customers write. Each business has addresses of its own, and every request is signed. */
export const messageHooks = group("messageHooks", {
  twilio: call("POST /callbacks/messages/twilio/{token}", {
    summary: "Takes an SMS from Twilio, signed in X-Twilio-Signature. The same MessageSid again changes nothing.",
    access: open,
    acceptsForm: true,
    body: s.foreign("MessageSid", "From", "Body"),
    response: s.text(100),
    answer: "html",
    errors: refusals,
    extension: true,
  }),
  telegram: call("POST /callbacks/messages/telegram/{token}", {
    summary:
      "Takes what happens in a chat with the bot of the business, with the secret that Telegram was given. The same update_id again changes nothing.",
    access: open,
    body: s.anyObject,
    response: s.anyObject,
    errors: refusals,
    extension: true,
  }),
  externalSystem: call("POST /callbacks/messages/external-system/{token}", {
    summary:
      "Takes a message from a system of the business’s own, signed as Standard Webhooks are. The same webhook-id again changes nothing.",
    access: open,
    body: ReceivedMessage,
    response: s.done,
    errors: refusals,
    extension: true,
  }),
});
