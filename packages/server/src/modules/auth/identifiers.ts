import type { businessUser } from "@patron/contract";
import { type BodyOf, Failure, isEmail } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { passwordMatches } from "#kit/password.ts";
import { personOf } from "#kit/who.ts";
import { confirmEmail, getPersonByLogin, lockPerson, savePerson, toUser } from "../business-user/public.ts";
import { sendEmail } from "../mail/public.ts";
import { checkCaptcha, protectionOf } from "./captcha.ts";
import type { Identifier } from "./one-time-code-queries.ts";
import { requestPin, usePin } from "./one-time-codes.ts";
import { emailChangedEmail } from "./pin-email.ts";

type Calls = typeof businessUser;
type VerifyContext = Context<Calls["verifyEmail"]> | Context<Calls["verifyExternalId"]>;
type ChangeContext = Context<Calls["changeEmail"]> | Context<Calls["changeExternalId"]>;
/** Somebody with an e-mail address and a password: nobody else can get a PIN. */
type Reachable = Selectable<Person> & { email: string; password_hash: string };

/** The person, locked until the end of the transaction. */
async function reachable({ tenant, who }: VerifyContext | ChangeContext): Promise<Reachable> {
  const person = await tenant.one(lockPerson(personOf(who).personId));
  const { email, password_hash } = person;
  if (email === null || password_hash === null) throw new Failure("email.missing");
  return { ...person, email, password_hash };
}

/** What differs between identifiers. Another one, such as a telephone number, is another entry with its own way to its owner. */
const kinds = {
  email: {
    /** Its form in which it is compared: people do not distinguish the case of an address. */
    compared: (value: string) => value.toLowerCase(),
    /** Where its PIN goes. */
    recipient: (_person: Reachable, value: string) => value,
  },
  external_id: {
    compared: (value: string) => value,
    recipient: ({ email }: Reachable) => email,
  },
} satisfies Record<Identifier, unknown>;

/** Without a PIN sends one; with the PIN of the present identifier, confirms it. */
async function verify(context: VerifyContext, identifier: Identifier) {
  const { body, tenant, settings, now } = context;
  const value = body.value.trim();
  const kind = kinds[identifier];
  if (body.pin === undefined) await checkCaptcha(settings, body.recaptcha_token, "verification");
  const person = await reachable(context);
  const isPresent = kind.compared(person[identifier] ?? "") === kind.compared(value);
  if (body.pin === undefined) {
    const recipient = kind.recipient(person, value);
    const purpose = isPresent ? "verify" : "change";
    const sent = await requestPin(tenant, person, { identifier, value, purpose, recipient }, now);
    return { verified: false, ...sent };
  }
  const { pin, token = "" } = body;
  await usePin(tenant, person.id, { identifier, value, purpose: "verify", pin, token }, now);
  // The PIN went to the person's own address in either case.
  await tenant.run(confirmEmail(person.id, person.email, now));
  return { verified: true, token: null, expires_dt: null };
}

/** Checks password and PIN of a change; returns the person. */
async function proved(context: ChangeContext, identifier: Identifier): Promise<Reachable> {
  const { body, tenant, settings, now } = context;
  await checkCaptcha(settings, body.recaptcha_token, "identifier_change");
  const person = await reachable(context);
  if (!(await passwordMatches(body.current_password, person.password_hash))) throw new Failure("password.wrong");
  const { pin, token } = body;
  await usePin(tenant, person.id, { identifier, value: body.value.trim(), purpose: "change", pin, token }, now);
  return person;
}

/** The body of a change as it is stored. */
function storedValue({ value }: BodyOf<Calls["changeEmail"]> | BodyOf<Calls["changeExternalId"]>): string {
  return value.trim();
}

const verificationPre = ({ settings }: Context<Calls["verifyEmailPre"]>) => protectionOf(settings, "verification");
const changePre = ({ settings }: Context<Calls["changeEmailPre"]>) => protectionOf(settings, "identifier_change");

type IdentifierHandlers = Pick<
  Handlers<Calls>,
  `${"verify" | "change"}${"Email" | "ExternalId"}${"" | "Pre"}` | `validate${"Email" | "ExternalId"}`
>;

/** The calls with which a person proves and changes what they are known by. */
export const identifierHandlers: IdentifierHandlers = {
  verifyEmailPre: verificationPre,
  verifyEmail: (context) => verify(context, "email"),
  validateEmail({ body }) {
    const value = body.value.trim();
    return { value, valid: value !== "" && isEmail(value) };
  },
  changeEmailPre: changePre,

  async changeEmail(context) {
    const { body, tenant, now, fail, changed } = context;
    const before = await proved(context, "email");
    const email = storedValue(body);
    const holder = await tenant.maybe(getPersonByLogin(email));
    if (holder && holder.id !== before.id) return fail("email.taken");
    const after = await tenant.one(savePerson(before.id, { email, email_confirmed_dt: now }, now));
    await sendEmail(tenant, { recipient: before.email, ...emailChangedEmail(before, email) }, now);
    changed({ entityType: "person", id: before.id, before: toUser(before), after: toUser(after) });
    return toUser(after);
  },

  verifyExternalIdPre: verificationPre,
  verifyExternalId: (context) => verify(context, "external_id"),
  validateExternalId({ body }) {
    const value = body.value.trim();
    return { value, valid: value !== "" && value.length <= 100 };
  },
  changeExternalIdPre: changePre,

  async changeExternalId(context) {
    const { body, tenant, now, changed } = context;
    const before = await proved(context, "external_id");
    const after = await tenant.one(savePerson(before.id, { external_id: storedValue(body) }, now));
    changed({ entityType: "person", id: before.id, before: toUser(before), after: toUser(after) });
    return toUser(after);
  },
};
