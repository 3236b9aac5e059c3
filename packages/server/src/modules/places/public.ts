import type { Tenant } from "#kit/tenant.ts";
import { type ProgrammeFacts, updateProgrammeOfPlaces } from "./queries.ts";

export {
  decidePlace,
  endPlace,
  getPlace,
  listNone,
  listPlaces,
  listRequests,
  type PlaceFacts,
  type Point,
  savePlace,
  updatePlace,
} from "./queries.ts";

interface Programme {
  id: string;
  title: string;
  public_title: unknown;
  default_language: string;
  active: boolean;
}
/** What the directory shows of a programme. */
export interface ShownProgramme {
  title: string;
  public_title: Record<string, string>;
  default_language: string;
}

/** What the directory has of a programme. Its own name is for staff, so visitors find and see it only where it has no other. */
export function programmeFacts({ id, title, active, default_language, ...row }: Programme): ProgrammeFacts {
  const public_title = row.public_title as Record<string, string>; // Columns of texts are objects by their check.
  const names = Object.values(public_title).filter(Boolean);
  const programme: ShownProgramme = { title, public_title, default_language };
  return {
    loyalty_id: id,
    programme_active: active,
    programme_words: (names.length > 0 ? names : [title]).join(" "),
    programme: JSON.stringify(programme),
  };
}

/** Shows a changed programme with its places in the directory. */
export async function refreshProgramme(tenant: Tenant, row: Programme): Promise<void> {
  await tenant.run(updateProgrammeOfPlaces(programmeFacts(row)));
}
