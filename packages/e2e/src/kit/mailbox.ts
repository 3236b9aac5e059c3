import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

/** Stands in for the mailbox to which customers answer (IMAP4rev1, RFC 3501), as far as reading it needs. */
export async function startMailbox(): Promise<{ port: number; deliver(mail: string): void; close(): void }> {
  const mails: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => undefined);
    socket.write("* OK IMAP4rev1 ready\r\n");
    let rest = "";
    socket.on("data", (part) => {
      const lines = (rest + part.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) socket.write(answerTo(line, mails));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    port,
    deliver: (mail) => void mails.push(mail.replaceAll(/\r?\n/g, "\r\n")),
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** 26-Nov-2026 14:32:58 +0000: every mail has just come. */
function present(): string {
  const [, day = "", month = "", year = "", time = ""] = new Date().toUTCString().split(/,? /);
  return `${day}-${month}-${year} ${time} +0000`;
}

/** A mail's UID is its place, counted from 1. */
function answerTo(line: string, mails: readonly string[]): string {
  const [, tag = "", command = ""] = /^(\S+) (UID \w+|\w+)/i.exec(line) ?? [];
  const answers: Record<string, () => string[]> = {
    CAPABILITY: () => ["CAPABILITY IMAP4rev1"],
    LIST: () => ['LIST (\\HasNoChildren) "/" INBOX'],
    LSUB: () => ['LSUB (\\HasNoChildren) "/" INBOX'],
    EXAMINE: () => [
      ...[`${mails.length} EXISTS`, "0 RECENT", "FLAGS (\\Seen)"],
      ...["OK [UIDVALIDITY 1] valid", `OK [UIDNEXT ${mails.length + 1}] next`],
    ],
    "UID SEARCH": () => [["SEARCH", ...mails.map((_, index) => index + 1)].join(" ")],
    "UID FETCH": () => {
      const uid = Number(/FETCH (\d+)/i.exec(line)?.[1]);
      const mail = mails[uid - 1] ?? "";
      return [
        `${uid} FETCH (UID ${uid} INTERNALDATE "${present()}" BODY[]<0> {${Buffer.byteLength(mail)}}\r\n${mail})`,
      ];
    },
    LOGOUT: () => ["BYE bye"],
  };
  const untagged = answers[command.toUpperCase()]?.() ?? [];
  return [...untagged.map((one) => `* ${one}`), `${tag} OK done`, ""].join("\r\n");
}
