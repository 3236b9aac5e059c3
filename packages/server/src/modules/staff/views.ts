import type { staff } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { photoOf } from "#kit/files.ts";
import type { getStaff } from "./queries.ts";

type Row = InferResult<ReturnType<typeof getStaff>>[number];
type StaffMember = ReplyOf<typeof staff.get>;

export function toStaff({
  business_id: _,
  password_hash,
  signed_out_dt: _ended,
  scopes,
  roles,
  photo,
  auth_code_dt,
  created_dt,
  modified_dt,
  ...row
}: Row): StaffMember {
  const held = { access_scopes: scopes, roles } as Pick<StaffMember, "access_scopes" | "roles">; // The columns are written only from these enums.
  return {
    ...row,
    ...held,
    photo: photoOf(photo),
    password_set: password_hash !== null,
    auth_code_dt: auth_code_dt?.toISOString() ?? null,
    created_dt: created_dt.toISOString(),
    modified_dt: modified_dt.toISOString(),
  };
}
