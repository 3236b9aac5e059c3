import type { MailingState, MessageStatus } from "@patron/contract/enums";
import type { Tone } from "#ui/tone.ts";

export const messageTone: Readonly<Record<MessageStatus, Tone>> = {
  wait: "info",
  sent: "success",
  delivered: "success",
  error: "danger",
  rejected: "warning",
  replied: "success",
};
export const mailingTone: Readonly<Record<MailingState, Tone>> = {
  scheduled: "info",
  sending: "info",
  stopped: "warning",
  done: "success",
};
