import { messages } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { answerCalls } from "./incoming/message-calls.ts";
import { mailingCalls } from "./mailing-calls.ts";
import { messageCalls as ownCalls } from "./message-calls.ts";
import { providerCalls } from "./provider-calls.ts";
import { supportCalls } from "./support/calls.ts";

export const messageCalls = implement(messages, {
  ...ownCalls,
  ...answerCalls,
  ...mailingCalls,
  ...providerCalls,
  ...supportCalls,
});
