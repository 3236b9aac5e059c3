/**
 * The format of packages/server/sql. Many queries of a module read the same columns of the same joined tables: the first of them is
 * printed in full. One that goes on differently "begins as" it and is printed from there; one with the same clauses is printed
 * "as" it, "but" for the clauses that differ.
 */
export interface Statement {
  name: string;
  sql: string;
}

/** Clauses in the order of a statement; each except joins occurs at most once. */
const keywords = ["select", "from", "join", "where", "group by", "having", "order by", "limit", "offset", "for"];
const joins = keywords.indexOf("join");
/** Below that a whole statement is quicker to read. */
const worthSharing = 4;

/** The texts of the queries of some source files, one behind another. */
export function printed(sources: ReadonlyMap<string, readonly Statement[]>): string {
  const whole: Statement[] = [];
  const names = new Set<string>();
  const block = (statement: Statement) => {
    const isFirstOfName = !names.has(statement.name);
    names.add(statement.name);
    const shortest = whole.flatMap((base) => shorter(statement.sql, base)).sort(byLength)[0];
    if (shortest && lines(statement.sql) - lines(shortest.rest) >= worthSharing) {
      return `-- ${statement.name}: ${shortest.how}\n${shortest.rest};\n`;
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
    const [, title = "", beginning, like] = /^-- (.+?)(?:: begins as (.+)|: as (.+), but)?$/.exec(head) ?? [];
    if (title.endsWith("queries.ts")) file = title;
    const own = rest.join("\n").trim();
    if (own === "") continue;
    const sql = beginning ? begun(found.get(beginning), own) : like ? replaced(found.get(like), own) : own;
    if (!found.has(title)) found.set(title, sql);
    statements.push({ name: `${file}: ${title}`, sql });
  }
  return statements;
}

interface Clause {
  /** Its index in the order of clauses. */
  rank: number;
  text: string;
}
interface Shorter {
  how: string;
  rest: string;
}

/** The shorter forms of a statement in terms of another one. */
function shorter(sql: string, base: Statement): Shorter[] {
  const [own, others] = [split(sql), split(base.sql)];
  if (!own || !others) return [];
  const isOther = ({ text }: Clause, at: number) => text !== others[at]?.text;
  const differing = own.filter(isOther);
  const isAlike = own.length === others.length && own.every(({ rank }, at) => rank === others[at]?.rank);
  const ways: Shorter[] = [];
  if (isAlike && differing.length > 0 && differing.every(({ rank }) => rank !== joins))
    ways.push({ how: `as ${base.name}, but`, rest: textOf(differing) });
  // Where the base has clauses between what is shared and what follows, the rest alone would leave open how far the base goes.
  const isPrinted = (at: number) => others.filter(({ rank }) => rank < (own[at]?.rank ?? 0)).length === at;
  let at = own.findIndex(isOther);
  if (at < 0) at = own.length - 1;
  while (at > 0 && !isPrinted(at)) at -= 1;
  if (at > 0) ways.push({ how: `begins as ${base.name}`, rest: textOf(own.slice(at)) });
  return ways;
}

/** The clauses of a base before the one that the rest begins with, and the rest. */
function begun(base: string | undefined, rest: string): string {
  const [first] = split(rest) ?? [];
  const before = base && first && split(base)?.filter(({ rank }) => rank < first.rank);
  if (!before) throw new Error(`There is no base for: ${rest}`);
  return `${textOf(before)}\n${rest}`;
}

/** A base with some of its clauses replaced. */
function replaced(base: string | undefined, rest: string): string {
  const [clauses, others] = [base && split(base), split(rest)];
  if (!clauses || !others) throw new Error(`There is nothing to replace by: ${rest}`);
  return `${textOf(clauses.map((one) => others.find(({ rank }) => rank === one.rank) ?? one))};`;
}

/** The clauses of a statement; undefined for anything but a plain `select`. */
function split(sql: string): Clause[] | undefined {
  const parts = sql.replace(/;$/, "").split(/\n(?! )/);
  const ranked = parts.map((text) => ({ rank: rankOf(text), text }));
  const isInOrder = ranked.every(({ rank }, at) => rank >= 0 && rank >= (ranked[at - 1]?.rank ?? 0));
  return isInOrder ? ranked : undefined;
}
const rankOf = (clause: string) =>
  keywords.findIndex((word) => new RegExp(`^((inner|left|cross) )?${word}\\b`).test(clause));

const lines = (text: string) => text.split("\n").length;
const textOf = (clauses: readonly Clause[]) => clauses.map(({ text }) => text).join("\n");
const byLength = (a: Shorter, b: Shorter) => a.rest.length - b.rest.length;
