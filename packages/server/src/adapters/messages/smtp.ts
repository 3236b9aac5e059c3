import { failed, type Outcome, type Provider, type ProviderSettings, refused, timeoutMs } from "./provider.ts";
import { addressOf, PrivateAddressError } from "./public-address.ts";

type Mailing = Pick<ProviderSettings, "host" | "port" | "security" | "login" | "secret" | "sender">;

/** E-mail through the business's own mail server. A server that recognises the message id drops repeats. */
export function smtpProvider(settings: Mailing, isPrivateAllowed: boolean): Provider {
  const { host, port, security, login, secret, sender } = settings;
  return {
    async send({ id, to, subject, text, unsubscribeUrl, inReplyTo }) {
      // Loaded with the first e-mail, so startup does not wait for it.
      const { createTransport } = await import("nodemailer");
      try {
        const transport = createTransport({
          host: await addressOf(host, isPrivateAllowed),
          port,
          secure: security === "tls",
          requireTLS: security === "starttls",
          ignoreTLS: security === "none",
          tls: { servername: host },
          ...(login && { auth: { user: login, pass: secret } }),
          connectionTimeout: timeoutMs,
          greetingTimeout: timeoutMs,
          socketTimeout: timeoutMs,
        });
        const headers = unsubscribeUrl ? oneClick(unsubscribeUrl) : {};
        const message = { from: sender, to, subject: subject ?? "", text, headers, messageId: `<${id}@patron>` };
        const thread = inReplyTo ? { inReplyTo, references: inReplyTo } : {};
        await transport.sendMail({ ...message, ...thread });
        return { state: "sent", providerId: null, isDelivered: false };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/** Mail programs show a button to unsubscribe that works without opening the page (RFC 8058). */
const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Errors of nodemailer carry what the server answered and to which command. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof PrivateAddressError) return refused("address-not-allowed", error);
  const { code, command, responseCode, message } = error as SmtpError; // Every property is optional and checked here.
  if (code === "EAUTH") return failed("credentials-refused", message);
  // 4xx: the server asks to try again later.
  if (responseCode === undefined) return failed("unreachable", message);
  if (responseCode < 500) return failed("provider-failed", message);
  if (command === "MAIL FROM") return refused("sender-refused", message);
  return refused(command === "RCPT TO" ? "recipient-refused" : "text-refused", message);
}
