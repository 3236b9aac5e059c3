import type { Of } from "@patron/contract/kit";
import type { User } from "@patron/contract/shapes";
import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import { photoOf } from "#kit/files.ts";
import { stampsOf } from "#kit/records/stamps.ts";

export function toUser(row: Selectable<Person>): Of<typeof User> {
  return {
    id: row.id,
    email: row.email,
    email_confirmed: row.email_confirmed_dt !== null,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    phone_confirmed: row.phone_confirmed_dt !== null,
    photo: photoOf(row.photo),
    external_id: row.external_id,
    language: row.language,
    ...stampsOf(row),
  };
}
