import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** How the mailbox misbehaves: it refuses the password, hangs before or within a mail, or breaks the connection in the middle of one. */
export type MailboxFault = "refuses" | "hangs" | "breaks" | "hangs-in-mail";

/** 26-Nov-2026 14:32:58 +0000 */
const dateOf = (day: Date) => {
  const [, date = "", month = "", year = "", time = ""] = day.toUTCString().split(/,? /);
  return `${date}-${month}-${year} ${time} +0000`;
};

interface Box {
  validity: number;
  mails: { uid: number; source: string; day: Date }[];
  nextUid: number;
  fault: MailboxFault | undefined;
  /** Every command that it got. */
  commands: string[];
}

/** Stands in for a mail server that a mailbox is read from by IMAP4rev1 (RFC 3501), as far as reading needs it. */
export async function startMailbox() {
  const box: Box = { validity: 1, mails: [], nextUid: 1, fault: undefined, commands: [] };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => undefined);
    if (box.fault === "hangs") return;
    socket.write("* OK IMAP4rev1 ready\r\n");
    let rest = "";
    socket.on("data", (part) => {
      const lines = (rest + part.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) answer(box, socket, line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return Object.assign(box, {
    port,
    /** Puts a mail into the mailbox: header lines, an empty line, and the text. */
    deliver(source: string, day = new Date()) {
      box.mails.push({ uid: box.nextUid++, source: source.replaceAll(/\r?\n/g, "\r\n"), day });
    },
    /** Counts its mails anew, as a mailbox does that was moved or restored. */
    renumber() {
      box.validity++;
      box.nextUid = 1;
      for (const mail of box.mails) mail.uid = box.nextUid++;
    },
  });
}

function answer(box: Box, socket: Socket, line: string) {
  box.commands.push(line);
  const [tag = "", verb = "", ...more] = line.split(" ");
  const command = verb.toUpperCase();
  const untagged: Record<string, () => string[]> = {
    CAPABILITY: () => ["CAPABILITY IMAP4rev1"],
    LIST: () => ['LIST (\\HasNoChildren) "/" INBOX'],
    LSUB: () => ['LSUB (\\HasNoChildren) "/" INBOX'],
    EXAMINE: () => [
      ...[`${box.mails.length} EXISTS`, "0 RECENT", "FLAGS (\\Seen)"],
      ...[`OK [UIDVALIDITY ${box.validity}] valid`, `OK [UIDNEXT ${box.nextUid}] next`],
    ],
    LOGOUT: () => ["BYE bye"],
    UID: () => (more[0]?.toUpperCase() === "SEARCH" ? [["SEARCH", ...found(box, line)].join(" ")] : []),
  };
  for (const one of untagged[command]?.() ?? []) socket.write(`* ${one}\r\n`);
  if (command === "UID" && more[0]?.toUpperCase() === "FETCH" && !writeMail(box, socket, Number(more[1]))) return;
  const isRefused = command === "LOGIN" && (box.fault === "refuses" || !line.includes("secret"));
  socket.write(isRefused ? `${tag} NO [AUTHENTICATIONFAILED] wrong user or password\r\n` : `${tag} OK done\r\n`);
}

function found({ mails }: Box, line: string): number[] {
  const range = /UID (\d+):\*/i.exec(line.replace(/^\S+ UID SEARCH/i, ""));
  const since = /SINCE "?([\w-]+)"?/i.exec(line)?.[1];
  const last = Math.max(0, ...mails.map(({ uid }) => uid));
  // The last mail is always within a range that ends with *.
  const fits = ({ uid, day }: Box["mails"][number]) =>
    range ? uid >= Number(range[1]) || uid === last : !since || day >= new Date(`${since} 00:00:00Z`);
  return mails.filter(fits).map(({ uid }) => uid);
}

/** Whether the mail was written to its end. */
function writeMail({ mails, fault }: Box, socket: Socket, uid: number): boolean {
  const at = mails.findIndex((one) => one.uid === uid);
  const mail = mails[at];
  if (!mail) return true;
  const bytes = Buffer.from(mail.source);
  const date = dateOf(mail.day);
  socket.write(`* ${at + 1} FETCH (UID ${uid} INTERNALDATE "${date}" BODY[]<0> {${bytes.length}}\r\n`);
  if (fault === "breaks" || fault === "hangs-in-mail") {
    socket.write(bytes.subarray(0, 20));
    if (fault === "breaks") socket.destroy();
    return false;
  }
  socket.write(bytes);
  socket.write(")\r\n");
  return true;
}
