import { LANGUAGES, ROLES, SCOPES } from "../enums.ts";
import { email, entity, flag, id, list, nullable, object, oneOf, text, texts, title } from "../kit/schema.ts";

/** A person who signs in. */
export const User = entity({
  email,
  email_confirmed: flag,
  first_name: text(100),
  last_name: text(100),
  phone: nullable(text(20)),
  language: oneOf(LANGUAGES),
});

/** An employee's record; people who own a business have none. */
export const Staff = object({ id, title: title(200), roles: list(oneOf(ROLES), 20) });

/** What sign-in, registration and renewal answer. The token is shown here and never again. */
export const Session = object({
  user: User,
  token: text(64),
  expires_dt: text(40),
  staff: nullable(Staff),
  access: oneOf(["owner", "admin", "business-staff"]),
  access_scopes: list(oneOf(SCOPES), 10),
  roles: list(oneOf(ROLES), 20),
  business: object({ id, title: title(200), business_code: text(12) }),
});

/** A business that a person may work in. */
export const BusinessEntrance = object({
  id,
  title: title(200),
  business_code: text(12),
  access: oneOf(["owner", "admin", "business-staff"]),
});

/** The captcha step that comes before a sign-in or a registration. `null`: none is demanded. */
export const Protection = object({
  protection: nullable(object({ kind: oneOf(["recaptcha"]), site_key: text(200), action: text(100) })),
});

/** A role of the role-based model with its names by language. */
export const RoleEntry = object({ code: oneOf(ROLES), title: texts(120), description: texts(500) });
