/**
 * How the SQL of queries stands in packages/server/sql. Many queries of a module read the same columns of the same joined tables: the first of them is
 * printed in full, and those that go on differently from a clause on only from there.
 */
export interface Statement {
  name: string;
  sql: string;
}

/** In their order of a statement; each but the joins stands in it once. */
const clauses = ["select", "from", "join", "where", "group by", "having", "order by", "limit", "offset", "for"];
/** Below that a whole statement is quicker to read. */
const worthSharing = 4;
const reference = ": begins as ";

/** The texts of the queries of some source files, one behind another. */
export function printed(sources: ReadonlyMap<string, readonly Statement[]>): string {
  const whole: Statement[] = [];
  const names = new Set<string>();
  const block = (statement: Statement) => {
    const isFirstOfName = !names.has(statement.name);
    names.add(statement.name);
    const shortest = whole.map((base) => ({ base, rest: restOf(statement.sql, base.sql) })).sort(byLength)[0];
    if (shortest && lines(statement.sql) - lines(shortest.rest) >= worthSharing) {
      return `-- ${statement.name}${reference}${shortest.base.name}\n${shortest.rest};\n`;
    }
    if (isFirstOfName) whole.push(statement);
    return `-- ${statement.name}\n${statement.sql};\n`;
  };
  return [...sources].map(([title, statements]) => [`-- ${title}\n`, ...statements.map(block)].join("\n")).join("\n");
}

/** Every statement of a printed file in full, by the source file and name of its query. */
export function statementsIn(text: string): Statement[] {
  const found = new Map<string, string>();
  const statements: Statement[] = [];
  let file = "";
  for (const block of text.split(/^(?=-- )/m)) {
    const [head = "", ...rest] = block.split("\n");
    const [title = "", base] = head.slice("-- ".length).split(reference);
    if (title.endsWith("queries.ts")) file = title;
    const own = rest.join("\n").trim();
    if (own === "") continue;
    const before = base === undefined ? "" : beginningOf(found.get(base), own);
    const sql = `${before}${own}`;
    if (!found.has(title)) found.set(title, sql);
    statements.push({ name: `${file}: ${title}`, sql });
  }
  return statements;
}

/** What a statement says from the first clause on that its base does not say; all of it, where the rest would not tell how far the base goes. */
function restOf(sql: string, base: string): string {
  const [own, others] = [split(sql), split(base)];
  if (!own || !others) return sql;
  const differing = own.findIndex(({ text }, at) => text !== others[at]?.text);
  for (let at = differing < 0 ? own.length - 1 : differing; at > 0; at -= 1) {
    const rank = own[at]?.rank ?? 0;
    if (others.filter((other) => other.rank < rank).length === at)
      return own
        .slice(at)
        .map(({ text }) => text)
        .join("\n");
  }
  return sql;
}

/** What a base says before the clause that the rest begins with. */
function beginningOf(base: string | undefined, rest: string): string {
  const [first] = split(rest) ?? [];
  const before = base && first && split(base)?.filter(({ rank }) => rank < first.rank);
  if (!before) throw new Error(`There is no beginning for: ${rest}`);
  return before.map(({ text }) => `${text}\n`).join("");
}

/** The clauses of a statement, with their place in the order of clauses; undefined for what is no plain `select`. */
function split(sql: string): { rank: number; text: string }[] | undefined {
  const parts = sql.replace(/;$/, "").split(/\n(?! )/);
  const ranked = parts.map((text) => ({ rank: rankOf(text), text }));
  const isInOrder = ranked.every(({ rank }, at) => rank >= 0 && rank >= (ranked[at - 1]?.rank ?? 0));
  return isInOrder ? ranked : undefined;
}
const rankOf = (clause: string) =>
  clauses.findIndex((word) => new RegExp(`^((inner|left|cross) )?${word}\\b`).test(clause));

const lines = (text: string) => text.split("\n").length;
const byLength = (a: { rest: string }, b: { rest: string }) => a.rest.length - b.rest.length;
