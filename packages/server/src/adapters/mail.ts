export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends one letter by SMTP. The message id is ours, so a mail server can tell a repeat. */
export async function sendMail(settings: { url: string; from: string }, letter: Letter): Promise<void> {
  // Loaded with the first letter: a start does not wait for it.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(settings.url, { from: settings.from });
  const { id, to, subject, text } = letter;
  await transport.sendMail({ to, subject, text, messageId: `<${id}@patron>` });
}
