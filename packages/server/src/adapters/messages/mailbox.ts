import type { MailSecurity, MessageProblem } from "@patron/contract/enums";
import type { ImapFlow } from "imapflow";
import { type Mail, readMail } from "./mail.ts";
import { said, timeoutMs } from "./provider.ts";
import { addressOf, PrivateAddressError } from "./public-address.ts";

export interface MailboxSettings {
  host: string;
  port: number;
  security: MailSecurity;
  login: string;
  secret: string;
}
/** How far a mailbox is read. A UID is the position of a mail, for as long as the mailbox keeps its UIDVALIDITY. */
export interface Position {
  validity: bigint;
  uid: number;
}
/** Takes a mail with its position, or the position alone where nothing is to be taken. It is not asked for the same position again. */
export type Take = (position: Position, mail: Mail | undefined) => Promise<void>;

interface Reading {
  settings: MailboxSettings;
  isPrivateAllowed: boolean;
  /** Null: nobody has read the mailbox yet. Then what it holds already stays there. */
  position: Position | null;
  /** When it was last read; a mailbox that begins to count anew is read from this day on. */
  since: Date;
  take: Take;
}
export type Read =
  | { state: "read"; isLeft: boolean }
  | { state: "failed"; problem: MessageProblem; text: string | null };

const atOnce = 100;
/** What came while the mailbox was read last may not have been seen. */
const overlapMs = 600_000;
/** Longer mails are read up to here: the text comes first. */
const mostBytes = 2_000_000;

/** Reads what has come into the inbox, oldest first. The mails stay as they are, read or unread. Fails only if `take` does. */
export async function readMailbox({ settings, isPrivateAllowed, ...reading }: Reading): Promise<Read> {
  const client = await connect(settings, isPrivateAllowed);
  if (!("mailboxOpen" in client)) return client;
  let failedToTake: unknown;
  try {
    return await readInbox(client, {
      ...reading,
      take: (position, mail) =>
        reading.take(position, mail).catch((error: unknown) => {
          failedToTake = error;
          throw error;
        }),
    });
  } catch (error) {
    if (failedToTake) throw failedToTake;
    return { state: "failed", problem: "unreachable", text: said(error) };
  } finally {
    client.close();
  }
}

async function connect({ host, port, security, login, secret }: MailboxSettings, isPrivateAllowed: boolean) {
  // Loaded with the first mailbox, so startup does not wait for it.
  const imap = await import("imapflow");
  try {
    const client = new imap.ImapFlow({
      host: await addressOf(host, isPrivateAllowed),
      port,
      servername: host,
      secure: security === "tls",
      doSTARTTLS: security === "starttls",
      auth: { user: login, pass: secret },
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableAutoIdle: true,
      logger: false,
    });
    // What fails in a command is thrown there too.
    client.on("error", () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof PrivateAddressError) return notRead("address-not-allowed", error);
    const { authenticationFailed } = error as { authenticationFailed?: boolean }; // Set by imapflow alone.
    return notRead(authenticationFailed ? "credentials-refused" : "unreachable", error);
  }
}

const notRead = (problem: MessageProblem, error: unknown): Read => ({ state: "failed", problem, text: said(error) });

async function readInbox(client: ImapFlow, { position, since, take }: Omit<Reading, "settings" | "isPrivateAllowed">) {
  const { uidValidity: validity, uidNext } = await client.mailboxOpen("INBOX", { readOnly: true });
  if (position === null) {
    await take({ validity, uid: uidNext - 1 }, undefined);
    return { state: "read", isLeft: false } as const;
  }
  const after = position.validity === validity ? position.uid : 0;
  const earliest = new Date(since.getTime() - overlapMs);
  // A range that ends with * always contains the last mail, also if it is older.
  const query = after === 0 ? { since: earliest } : { uid: `${after + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  const uids = found.filter((uid) => uid > after).sort((a, b) => a - b);
  for (const uid of uids.slice(0, atOnce)) {
    const wanted = { source: { maxLength: mostBytes }, internalDate: true };
    const fetched = await client.fetchOne(`${uid}`, wanted, { uid: true });
    // Somebody may have removed it meanwhile.
    const isNew = fetched && (after > 0 || new Date(fetched.internalDate ?? since) >= earliest);
    await take({ validity, uid }, isNew && fetched.source ? await readMail(fetched.source) : undefined);
  }
  if (uids.length === 0 && after === 0) await take({ validity, uid: uidNext - 1 }, undefined);
  return { state: "read", isLeft: uids.length > atOnce } as const;
}
