import { createHash } from "node:crypto";
import type { ParsedMail } from "mailparser";

/** A mail that a person has written. */
export interface Mail {
  /** The same for every copy of the mail. */
  id: string;
  /** Address in lower case. */
  from: string;
  subject: string;
  /** What its author has written, without what they quote, and with the names of attached files. */
  text: string;
}

/** Reads a mail as it came; undefined if a program has written it: a list, a robot that answers, a report about a delivery. */
export async function readMail(source: Buffer): Promise<Mail | undefined> {
  // Loaded with the first mail, so startup does not wait for it.
  const { simpleParser } = await import("mailparser");
  const mail = await simpleParser(source, {
    skipImageLinks: true,
    skipTextToHtml: true,
    maxHtmlLengthToParse: 500_000,
  });
  const from = mail.from?.value[0]?.address?.trim().toLowerCase() ?? "";
  if (!from.includes("@") || isAutomatic(mail, from)) return undefined;
  const files = mail.attachments.filter(({ related }) => !related).map(({ filename }) => `[${filename || "?"}]`);
  return {
    id: idOf(mail, source),
    from,
    subject: (mail.subject ?? "").replaceAll(/\s+/g, " ").trim(),
    text: [withoutQuotation(mail.text ?? ""), ...files].filter((one) => one !== "").join("\n"),
  };
}

const longestId = 200;
/** A mail without an id of its own is known by its content. */
const idOf = ({ messageId }: ParsedMail, source: Buffer) =>
  messageId && messageId.length <= longestId ? messageId : createHash("sha256").update(source).digest("hex");

const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)([+.@-]|$)/;

/** Whether a program has written the mail (RFC 3834). Answering one could begin a loop. */
function isAutomatic({ headers }: ParsedMail, from: string): boolean {
  const textIn = (name: string) => {
    const value = headers.get(name);
    return typeof value === "string" ? value.trim().toLowerCase() : "";
  };
  const contentType = headers.get("content-type");
  const type = typeof contentType === "object" && "value" in contentType ? String(contentType.value) : "";
  return (
    (headers.has("auto-submitted") && !textIn("auto-submitted").startsWith("no")) ||
    /^(bulk|list|junk|auto_reply)/.test(textIn("precedence")) ||
    ["x-autoreply", "x-autorespond", "list", "x-loop"].some((name) => headers.has(name)) ||
    type === "multipart/report" ||
    robots.test(from)
  );
}

/** The text above what a mail program quotes: lines with > at the end, and the line before them that names their author. */
function withoutQuotation(text: string): string {
  const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n");
  const isQuoted = (line: string | undefined) => line !== undefined && /^\s*(>|$)/.test(line);
  let end = lines.length;
  while (end > 0 && isQuoted(lines[end - 1])) end--;
  const quotes = lines.slice(end).some((line) => line.trimStart().startsWith(">"));
  if (!quotes) return text.trim();
  // Mail programs break this line into two.
  const introduction = lines.slice(Math.max(0, end - 2), end);
  if (lines[end - 1]?.trimEnd().endsWith(":"))
    end -= introduction.length === 2 && /^(On|Am|Le|В|У)\b/.test(introduction[0] ?? "") ? 2 : 1;
  const own = lines.slice(0, end).join("\n").trim();
  // Who answers below a quotation has written between and after it.
  return own === "" ? text.trim() : own;
}
