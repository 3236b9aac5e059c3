import { calls } from "@patron/contract/routes";
import { newestMail } from "./mail.ts";
import { clientOf } from "./person.ts";
import { supportEmail } from "./server.ts";
import type { Window } from "./window.ts";

const password = "correct horse battery";

/** Registers the support staff of the run's server, who confirms the address by the link in the letter. Another file may have done so. */
async function register(): Promise<void> {
  const login = { login: supportEmail, password };
  const isThere = await clientOf()(calls.auth.token, { body: login }).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await clientOf()(calls.auth.register, {
    body: {
      ...{ type: "email", email: supportEmail, password, first_name: "Sofia", last_name: "Help", language: "en" },
      ...{ business_title: "The operators", country: "UA", currency: "UAH", time_zone: "Europe/Kyiv" },
    },
  });
  await newestMail(supportEmail, /(.+)/);
  const { items } = await clientOf()(calls.platform.mailbox, {});
  const letters = items.filter(({ recipient }) => recipient === supportEmail).map(({ body }) => body);
  const emailToken = letters.flatMap((body) => /confirm=([\w-]+)/.exec(body)?.[1] ?? [])[0] ?? "";
  await clientOf()(calls.businessUser.confirmEmail, { path: { emailToken } });
}

let registering: Promise<void> | undefined;

/** A window in which the support staff of the run's server has signed in, in a business of their own. */
export async function signInAsSupport(open: () => Promise<Window>): Promise<Window> {
  registering ??= register();
  await registering;
  const support = await open();
  await support.page.goto("/auth");
  await support.page.getByLabel("E-mail").fill(supportEmail);
  await support.page.getByLabel("Password", { exact: false }).first().fill(password);
  await support.page.getByRole("button", { name: "Sign in" }).click();
  await support.page.getByRole("button", { name: /The operators/ }).waitFor();
  return support;
}
