import type { MailSecurity, MessageProblem } from "@patron/contract/enums";
import type { Subscription } from "../push/subscription.ts";

/** Where a message to the devices of a customer goes, and what it carries beside the text. */
export interface PushTarget {
  /** `hash` recognises the address of a device. */
  devices: readonly { hash: Buffer; subscription: Subscription }[];
  title: string;
  language: string;
  /** The page that a press on the message opens. */
  link: string;
  /** Where a device tells that it has shown the message. */
  receipt: string;
  /** How long it waits for a device that is off. */
  keptSeconds: number;
}

/** A message as a service gets it. */
export interface Outgoing {
  /** Constant over all attempts, so a service that knows it delivers the message once. */
  id: string;
  /** A telephone number in E.164, an e-mail address, or nothing for webhooks. */
  to: string;
  subject: string | null;
  text: string;
  /** When the message was created. */
  createdAt: Date;
  /** An earlier attempt began, and nobody knows how it ended. */
  isRepeat: boolean;
  /** What a webhook carries beside the text. */
  data: Record<string, unknown>;
  /** Where a mail program unsubscribes the customer with one click; absent for messages to nobody in particular. */
  unsubscribeUrl?: string | undefined;
  /** The mail that this one answers, by its own id, so that mail programs show both together. */
  inReplyTo?: string | undefined;
  /** Absent for other channels than `push`. */
  push?: PushTarget | undefined;
}

/**
 * What a service said: `sent` with its own id, `refused` for good, or `failed`, where another attempt may succeed, not before `retryAfterMs` if it
 * says so.
 */
export type Outcome = (
  | { state: "sent"; providerId: string | null; isDelivered: boolean }
  | { state: "refused" | "failed"; problem: MessageProblem; text: string | null; retryAfterMs?: number }
) & {
  /** Devices that have ended. */
  gone?: readonly Buffer[];
};

/** What became of a message that was sent. */
export type Delivery =
  | { state: "delivered" | "pending" }
  | { state: "undelivered"; problem: MessageProblem; text: string | null };

/** A service that delivers messages. None of its functions throws because of the service. */
export interface Provider {
  send(message: Outgoing): Promise<Outcome>;
  /** What became of a message by the service's id; absent: the service never tells. */
  track?(providerId: string): Promise<Delivery>;
  /** The recipient's device tells by itself that it has shown a message. */
  isConfirmed?: true;
}

/** The settings of a service, with its secret in clear. */
export interface ProviderSettings {
  sender: string;
  host: string;
  port: number;
  security: MailSecurity;
  login: string;
  url: string | null;
  secret: string;
}

/** The longest wait for a service. */
export const timeoutMs = 10_000;

export const failed = (problem: MessageProblem, text: unknown = null): Outcome => ({
  state: "failed",
  problem,
  text: said(text),
});
export const refused = (problem: MessageProblem, text: unknown = null): Outcome => ({
  state: "refused",
  problem,
  text: said(text),
});

const longestText = 500;
/** The words of a service or an error as they are stored: one line, without an end that nobody reads. */
export function said(text: unknown): string | null {
  if (text === null || text === undefined || text === "") return null;
  // `fetch` wraps the reason.
  const error = text instanceof Error && text.cause instanceof Error ? text.cause : text;
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ").slice(0, longestText);
}
