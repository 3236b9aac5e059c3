import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

/** Stands in for a mail server: it takes every mail (RFC 5321) but those to addresses that begin with `gone@`, and keeps its text. */
export async function startMailServer(): Promise<{ port: number; mails: string[]; close(): void }> {
  const mails: string[] = [];
  const server = createServer((socket) => converse(socket, (mail) => mails.push(mail)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return { port, mails, close: () => server.close() };
}

const endOfMail = "\r\n.\r\n";

function answerTo(command: string): string {
  if (/^QUIT$/i.test(command)) return "221 Bye\r\n";
  if (/^RCPT TO:<gone@/i.test(command)) return "550 No such mailbox\r\n";
  return /^AUTH /i.test(command) ? "235 Welcome\r\n" : "250 OK\r\n";
}

function converse(socket: Socket, take: (mail: string) => void): void {
  let [waiting, isMail] = ["", false];
  socket.write("220 mail.example.com\r\n");
  socket.on("data", (bytes) => {
    waiting += bytes;
    for (;;) {
      const end = waiting.indexOf(isMail ? endOfMail : "\r\n");
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (isMail ? endOfMail.length : 2));
      if (isMail) take(part);
      isMail = !isMail && /^DATA$/i.test(part);
      socket.write(isMail ? "354 Go on\r\n" : answerTo(part));
    }
  });
  // The other side may leave without a word.
  socket.on("error", () => undefined);
}
