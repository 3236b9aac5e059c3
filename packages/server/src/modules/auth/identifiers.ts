import type { businessUser } from "@patron/contract";
import { Failure, isEmail } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import type { Settings } from "#kit/env.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { passwordMatches } from "#kit/password.ts";
import { readInternationalPhone } from "#kit/phone.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import {
  confirmEmail,
  confirmPhone,
  getPersonByLogin,
  getPersonByPhone,
  lockPerson,
  type PersonChange,
  savePerson,
  toUser,
} from "../business-user/public.ts";
import { reachesPhones, sendEmail } from "../mail/public.ts";
import { checkCaptcha, protectionOf } from "./captcha.ts";
import type { Identifier } from "./one-time-code-queries.ts";
import { requestPin, usePin } from "./one-time-codes.ts";
import { emailChangedEmail, phoneChangedEmail } from "./pin-email.ts";

type Calls = typeof businessUser;
type Kind = "Email" | "Phone" | "ExternalId";
type VerifyContext = Context<Calls[`verify${Kind}`]>;
type ChangeContext = Context<Calls[`change${Kind}`]>;
/** Somebody with an e-mail address and a password: nobody else can get a PIN. */
type Reachable = Selectable<Person> & { email: string; password_hash: string };

/** The person, locked until the end of the transaction. */
async function reachable({ tenant, who }: VerifyContext | ChangeContext): Promise<Reachable> {
  const person = await tenant.one(lockPerson(personOf(who).personId));
  const { email, password_hash } = person;
  if (email === null || password_hash === null) throw new Failure("email.missing");
  return { ...person, email, password_hash };
}

interface IdentifierKind {
  /** The form in which it is stored; fails if the text cannot be one. */
  stored: (text: string) => string;
  /** The form in which two are compared. */
  compared: (value: string) => string;
  /** Where its PIN goes: a telephone number gets it by SMS, everything else by e-mail. */
  recipient: (person: Reachable, value: string, settings: Settings) => string;
  /** Records that the PIN of the present identifier was right. */
  confirm: (tenant: Tenant, person: Reachable, value: string, now: Date) => Promise<unknown>;
}

/** The PIN of an external id goes to the person's own address, so it proves that address too. */
const confirmOwnEmail: IdentifierKind["confirm"] = (tenant, person, _value, now) =>
  tenant.run(confirmEmail(person.id, person.email, now));
const trimmed = (text: string) => text.trim();

/** What differs between identifiers. */
const kinds: Record<Identifier, IdentifierKind> = {
  email: {
    stored: trimmed,
    compared: (value) => value.toLowerCase(),
    recipient: (_person, value) => value,
    confirm: confirmOwnEmail,
  },
  phone: {
    stored(text) {
      const phone = readInternationalPhone(text);
      if (!phone) throw new Failure("phone.invalid");
      return phone;
    },
    compared: (value) => value,
    recipient(_person, value, settings) {
      if (!reachesPhones(settings)) throw new Failure("sms.off");
      return value;
    },
    async confirm(tenant, person, value, now) {
      await requireFreePhone(tenant, person, value);
      await tenant.run(confirmPhone(person.id, value, now));
    },
  },
  external_id: {
    stored: trimmed,
    compared: (value) => value,
    recipient: ({ email }) => email,
    confirm: confirmOwnEmail,
  },
};

async function requireFreePhone(tenant: Tenant, { id }: Reachable, phone: string): Promise<void> {
  const holder = await tenant.maybe(getPersonByPhone(phone));
  if (holder && holder.id !== id) throw new Failure("phone.taken");
}

/** Without a PIN sends one; with the PIN of the present identifier, confirms it. */
async function verify(context: VerifyContext, identifier: Identifier) {
  const { body, tenant, settings, now } = context;
  const kind = kinds[identifier];
  const value = kind.stored(body.value);
  if (body.pin === undefined) await checkCaptcha(settings, body.recaptcha_token, "verification");
  const person = await reachable(context);
  const isPresent = kind.compared(person[identifier] ?? "") === kind.compared(value);
  if (body.pin === undefined) {
    const purpose = isPresent ? "verify" : "change";
    const recipient = kind.recipient(person, value, settings);
    const sent = await requestPin(tenant, person, { identifier, value, purpose, recipient }, now);
    return { verified: false, ...sent };
  }
  const { pin, token = "" } = body;
  await usePin(tenant, person.id, { identifier, value, purpose: "verify", pin, token }, now);
  await kind.confirm(tenant, person, value, now);
  return { verified: true, token: null, expires_dt: null };
}

/** Checks password and PIN of a change; returns the person and the value to be stored. */
async function proved(context: ChangeContext, identifier: Identifier) {
  const { body, tenant, settings, now } = context;
  const value = kinds[identifier].stored(body.value);
  await checkCaptcha(settings, body.recaptcha_token, "identifier_change");
  const person = await reachable(context);
  if (!(await passwordMatches(body.current_password, person.password_hash))) throw new Failure("password.wrong");
  const { pin, token } = body;
  await usePin(tenant, person.id, { identifier, value, purpose: "change", pin, token }, now);
  return { before: person, value };
}

/** Stores what the person has proved. */
async function change(context: ChangeContext, before: Reachable, proof: PersonChange) {
  const { tenant, now, changed } = context;
  const after = await tenant.one(savePerson(before.id, proof, now));
  changed({ entityType: "person", id: before.id, before: toUser(before), after: toUser(after) });
  return toUser(after);
}

const verificationPre = ({ settings }: Context<Calls["verifyEmailPre"]>) => protectionOf(settings, "verification");
const changePre = ({ settings }: Context<Calls["changeEmailPre"]>) => protectionOf(settings, "identifier_change");

type IdentifierHandlers = Pick<Handlers<Calls>, `${"verify" | "change"}${Kind}${"" | "Pre"}` | `validate${Kind}`>;

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
    const { tenant, now, fail } = context;
    const { before, value: email } = await proved(context, "email");
    const holder = await tenant.maybe(getPersonByLogin(email));
    if (holder && holder.id !== before.id) return fail("email.taken");
    await sendEmail(tenant, { recipient: before.email, ...emailChangedEmail(before, email) }, now);
    return change(context, before, { email, email_confirmed_dt: now });
  },

  verifyPhonePre: verificationPre,
  verifyPhone: (context) => verify(context, "phone"),
  validatePhone({ body }) {
    const phone = readInternationalPhone(body.value);
    return { value: phone ?? body.value.trim(), valid: phone !== undefined };
  },
  changePhonePre: changePre,

  async changePhone(context) {
    const { tenant, now } = context;
    const { before, value: phone } = await proved(context, "phone");
    await requireFreePhone(tenant, before, phone);
    await sendEmail(tenant, { recipient: before.email, ...phoneChangedEmail(before, phone) }, now);
    return change(context, before, { phone, phone_confirmed_dt: now });
  },

  verifyExternalIdPre: verificationPre,
  verifyExternalId: (context) => verify(context, "external_id"),
  validateExternalId({ body }) {
    const value = body.value.trim();
    return { value, valid: value !== "" && value.length <= 100 };
  },
  changeExternalIdPre: changePre,

  async changeExternalId(context) {
    const { before, value: external_id } = await proved(context, "external_id");
    return change(context, before, { external_id });
  },
};
