/** A string, a quoted name, a text in dollars, or a comment: what may contain a semicolon that ends nothing. */
const opaque =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|(?<dollars>\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\k<dollars>|--[^\n]*|\/\*[\s\S]*?\*\/|;/g;

/**
 * The statements of a migration. A coordinator has to get them one by one: it passes some on to the workers with the whole text of their message, and a
 * worker refuses several at once. Texts with backslash escapes, nested comments and bodies between BEGIN ATOMIC and END are not understood; a
 * test compares the result for every migration with PostgreSQL's own parser.
 */
export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(opaque)) {
    if (found !== ";") continue;
    statements.push(text.slice(from, index).trim());
    from = index + 1;
  }
  const rest = text.slice(from).trim();
  return isEmpty(rest) ? statements : [...statements, rest];
}

/** Whether nothing but comments is left. */
function isEmpty(text: string): boolean {
  return text.replaceAll(opaque, (found) => (/^(--|\/\*)/.test(found) ? "" : found)).trim() === "";
}
