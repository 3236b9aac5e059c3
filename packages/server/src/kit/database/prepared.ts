import type { CompiledQuery } from "kysely";
import type { ClientBase } from "pg";
import { isOfFixedText } from "./fixed.ts";

/** How often a statement runs before it is prepared, and how many are prepared at most: every connection keeps a plan for each. */
const [enough, maxPrepared, maxCounted] = [8, 200, 2_000];

/** The name under which a statement is prepared, if any. */
export type NameOf = (text: string) => string | undefined;

/**
 * Names for repeated statements, by which a connection sends and plans them once. Statements whose text keeps changing (lists with other
 * filters, a condition on any number of ids) never get one, so the number per connection is bounded.
 */
export function preparedNames(): NameOf {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= maxPrepared) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= maxCounted) counts.clear();
    counts.set(text, count);
    if (count < enough) return undefined;
    counts.delete(text);
    const given = `patron_${names.size + 1}`;
    names.set(text, given);
    return given;
  };
}

const namesOf = new WeakMap<ClientBase, NameOf>();
/** Gives a connection the names of its pool. */
export const useNames = (client: ClientBase, names: NameOf) => void namesOf.set(client, names);

/** Statements of writing calls repeat, and planning them costs more than running them. */
export const nameWritten = ({ sql }: CompiledQuery, client: ClientBase) => namesOf.get(client)?.(sql);
/** Lists are planned for each filter, because one plan for all values would be bad for most. */
export const nameRead = (query: CompiledQuery, client: ClientBase) =>
  isOfFixedText(query) ? nameWritten(query, client) : undefined;
