import type { DemoLogin } from "../../packages/demo/src/ensure-demo.ts";

interface Started {
  url: string;
  /** Nobody has registered yet. */
  isNew: boolean;
  /** Where the data is stored, in words. */
  data: string;
  /** Whether outgoing mail is shown at `/mailbox`. */
  mailbox: boolean;
  demoLogin: DemoLogin | undefined;
}

/** What a started server prints: where it is, and on an empty installation what to do first. */
export function startMessage({ url, isNew, data, mailbox, demoLogin }: Started): string {
  const firstSteps = [
    ...(demoLogin ? [`  Sign in to the demo business: ${demoLogin.email}, password ${demoLogin.password}`] : []),
    ...(isNew ? ["  Open it and create the first account."] : []),
    ...(isNew && mailbox ? [`  Outgoing e-mail appears at ${url}/mailbox until SMTP_URL is set.`] : []),
  ];
  return [
    "",
    `  Patron is at ${url}`,
    ...firstSteps,
    `  Data is stored ${data}. Press Ctrl-C to stop. Settings: README.md.`,
    "",
  ].join("\n");
}
