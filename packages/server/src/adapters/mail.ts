export interface Email {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string | undefined;
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[];
}

/** Sends one e-mail by SMTP with our own message id, so a mail server can recognise a repeat. */
export async function sendMail(settings: { url: string; from: string }, email: Email): Promise<void> {
  // Loaded with the first e-mail, so startup does not wait for it.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(settings.url, { from: settings.from });
  const { id, to, subject, text, replyTo, attachments = [] } = email;
  await transport.sendMail({
    ...{ to, subject, text, messageId: `<${id}@patron>`, attachments: [...attachments] },
    ...(replyTo !== undefined && { replyTo }),
  });
}
