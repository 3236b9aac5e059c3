import type { MessageProblem, MessageSource, MessageStatus, MessageType } from "@patron/contract/enums";
import type { Delivery, Outcome } from "../../adapters/messages/provider.ts";

/** How far a message has come. */
export interface Progress {
  src_type: MessageSource;
  channels: readonly MessageType[];
  place: number;
  attempts: number;
  next_after_minutes: number;
  /** When the channel in use accepted the message. */
  sent_dt: Date | null;
}
/** The columns that a step changes. Moving on to another channel needs its recipient, which the caller adds. */
export interface Step {
  status: MessageStatus;
  due_dt: Date | null;
  place?: number;
  attempts?: number;
  problem?: MessageProblem | null;
  error_text?: string | null;
  provider_id?: string | null;
  sent_dt?: Date | null;
  delivered_dt?: Date | null;
}

const minute = 60_000;
/** Waits before the next attempts, and then there are no more. */
const backoffMs = [5_000, minute, 5 * minute, 30 * minute, 120 * minute, 300 * minute, 600 * minute];
/** With another channel at hand, a failing one is not tried for long. */
const attemptsBeforeNext = 2;
/** How often a service is asked what became of a message, by the time since it was sent; later it is not asked any more. */
const questions = [
  { untilMs: 10 * minute, everyMs: minute },
  { untilMs: 60 * minute, everyMs: 10 * minute },
  { untilMs: 24 * 60 * minute, everyMs: 60 * minute },
];

const hasNext = ({ channels, place }: Progress) => place + 1 < channels.length;
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** How it becomes known what became of a message: its service is asked, the recipient's device tells by itself, or never. */
export type Tracking = "asked" | "told" | "never";

/** What follows an attempt to send. */
export function afterAttempt(message: Progress, outcome: Outcome, tracking: Tracking, now: Date): Step {
  if (outcome.state === "sent") {
    const { providerId: provider_id, isDelivered } = outcome;
    const sent = { problem: null, error_text: null, provider_id, sent_dt: now };
    if (isDelivered) return { ...sent, status: "delivered", delivered_dt: now, due_dt: null };
    return { ...sent, status: "sent", due_dt: dueAfter(message, tracking, now) };
  }
  const { problem, text: error_text } = outcome;
  const wait = waitAfter(message);
  if (outcome.state === "failed" && wait !== undefined)
    return { status: "wait", due_dt: after(now, Math.max(wait, outcome.retryAfterMs ?? 0)), problem, error_text };
  return endOfChannel(message, problem, error_text, now);
}

/** When to look after a message that was sent: one that its device confirms only for the sake of the next channel. */
function dueAfter(message: Progress, tracking: Tracking, now: Date): Date | null {
  if (tracking === "asked") return nextQuestion(now, now);
  return tracking === "told" && hasNext(message) ? after(now, message.next_after_minutes * minute) : null;
}

function waitAfter(message: Progress): number | undefined {
  // Somebody is waiting for the result of a test.
  if (message.src_type === "test") return undefined;
  if (hasNext(message) && message.attempts >= attemptsBeforeNext) return undefined;
  return backoffMs[message.attempts - 1];
}

/** What follows a question what became of a message. */
export function afterQuestion(message: Progress, delivery: Delivery, now: Date): Step {
  if (delivery.state === "delivered") return { status: "delivered", delivered_dt: now, due_dt: null };
  if (delivery.state === "undelivered") return endOfChannel(message, delivery.problem, delivery.text, now);
  const sent = message.sent_dt ?? now;
  const patience = message.next_after_minutes * minute;
  if (hasNext(message) && now.getTime() - sent.getTime() >= patience)
    return endOfChannel(message, "undelivered", null, now);
  return { status: "sent", due_dt: nextQuestion(sent, now) };
}

function nextQuestion(sent: Date, now: Date): Date | null {
  const age = now.getTime() - sent.getTime();
  const rhythm = questions.find(({ untilMs }) => age < untilMs);
  return rhythm ? after(now, rhythm.everyMs) : null;
}

/** A message waits for the end of quiet hours; that is no attempt. */
export const heldUntil = (end: Date, attempts: number): Step => ({
  ...{ status: "wait", due_dt: end, problem: "quiet-hours", error_text: null },
  attempts,
});

/** The next channel is tried at once; without one the message has failed. */
export function endOfChannel(message: Progress, problem: MessageProblem, error_text: string | null, now: Date): Step {
  if (!hasNext(message)) return { status: "error", due_dt: null, problem, error_text };
  const anew = { provider_id: null, sent_dt: null, attempts: 0 };
  return { ...anew, status: "wait", place: message.place + 1, due_dt: now, problem, error_text };
}
