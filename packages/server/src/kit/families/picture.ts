import type { EntityType } from "@patron/contract/enums";
import type { AnyCall, Failure } from "@patron/contract/kit";
import type { Query } from "../database/rows.ts";
import type { Context } from "../implement.ts";
import { personOf } from "../who.ts";

/** Something that has one picture. */
interface Pictured<Path, Row, View, Missing> {
  entityType: EntityType;
  /** What a caller is told who names one that is not there. */
  missing: Missing;
  lock(path: Path): Query<Row>;
  /** Writes the key of the stored file. */
  save(id: string, key: string | null, now: Date): Query<unknown>;
  /** The thing as its calls answer it. */
  show(row: Row): View;
}
type Part<Path, Missing> = Pick<Context<AnyCall>, "tenant" | "who" | "now" | "image" | "files" | "changed"> & {
  path: Path;
  fail(code: Missing): Failure;
};

/** Handlers of the calls that store and remove the one picture of something: refused, stored, audited and answered alike. */
export function pictureOf<Path, Row extends { id: string }, View extends object, const Missing extends string>(
  thing: Pictured<Path, Row, View, Missing>,
) {
  const { entityType, missing, lock, save, show } = thing;
  async function put({ path, tenant, now, changed }: Part<Path, Missing>, row: Row, key: string | null) {
    await tenant.run(save(row.id, key, now));
    const after = show(await tenant.one(lock(path)));
    changed({ entityType, id: row.id, before: show(row), after });
    return after;
  }
  return {
    async store(part: Part<Path, Missing>): Promise<View | Failure> {
      const row = await part.tenant.maybe(lock(part.path));
      if (!row) return part.fail(missing);
      return put(part, row, await part.files.addPicture(personOf(part.who).businessId, part.image));
    },
    async remove(part: Part<Path, Missing>): Promise<View | Failure> {
      const row = await part.tenant.maybe(lock(part.path));
      return row ? put(part, row, null) : part.fail(missing);
    },
  };
}
