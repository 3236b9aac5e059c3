import { parseSync } from "@swc/core";

/** A small change of one expression or statement; `id` is unique in a run. Offsets are in bytes. */
export interface Mutant {
  id: number;
  file: string;
  line: number;
  column: number;
  operator: string;
  /** The current and the changed source. */
  original: string;
  changed: string;
}

/** A replaceable part of the source: an expression becomes a choice, a statement can be left out. */
interface Site {
  start: number;
  end: number;
  isStatement: boolean;
  mutants: Mutant[];
}

type Node = { type: string; span: { start: number; end: number } } & Record<string, unknown>;

const swapped: Readonly<Record<string, readonly string[]>> = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "==": ["!="],
  "!=": ["=="],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};
const renamed = new Map([
  ["some", "every"],
  ["every", "some"],
  ["least", "greatest"],
  ["greatest", "least"],
  ["min", "max"],
  ["max", "min"],
]);
/** Calls that return their receiver if they are left out. */
const droppable = new Set(["filter", "toSorted", "sort", "toReversed", "reverse"]);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "span" in value && typeof value.type === "string";

/** Parses a file and returns where and how it can be changed. */
export function sitesOf(file: string, source: string, next: () => number): Site[] {
  // Spans count bytes from the parser's start; a statement inserted in front shows where that is.
  const bytes = Buffer.from(source);
  const program = parseSync(`0;${source}`, { syntax: "typescript", target: "esnext" });
  const base = (program.body[0]?.span.start ?? 1) + 2;
  const sites: Site[] = [];
  const text = (start: number, end: number) => bytes.subarray(start, end).toString();
  const of = (node: Node) => text(node.span.start - base, node.span.end - base);

  function add(node: Node, operator: string, changes: readonly string[], isStatement = false): void {
    const [start, end] = [node.span.start - base, node.span.end - base];
    const before = text(0, start).split("\n");
    const location = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    const mutants = changes.map((changed) => ({ id: next(), ...location, operator, original: of(node), changed }));
    if (mutants.length > 0) sites.push({ start, end, isStatement, mutants });
  }

  function look(node: Node): void {
    const { type } = node;
    if (type === "BinaryExpression") {
      const [left, right] = [node.left, node.right] as [Node, Node]; // Both sides of every binary expression.
      const isText = /StringLiteral|TemplateLiteral/.test(`${left.type} ${right.type}`);
      const others = isText ? [] : (swapped[String(node.operator)] ?? []);
      add(
        node,
        "operator",
        others.map((other) => `(${of(left)}) ${other} (${of(right)})`),
      );
    } else if (type === "UnaryExpression") {
      const inner = of(node.argument as Node); // The operand.
      if (node.operator === "!" || node.operator === "-") add(node, "sign", [`(${inner})`]);
    } else if (type === "BooleanLiteral") add(node, "boolean", [String(!node.value)]);
    else if (type === "BigIntLiteral" || type === "NumericLiteral") {
      const literal = of(node);
      const one = literal.endsWith("n") ? "1n" : "1";
      add(node, "constant", [`(${literal} + ${one})`, `(${literal} - ${one})`]);
    } else if (type === "ConditionalExpression") {
      const [yes, no] = [of(node.consequent as Node), of(node.alternate as Node)]; // Both always exist.
      add(node, "condition", [`(${yes})`, `(${no})`]);
    } else if (type === "IfStatement" || type === "WhileStatement") {
      add(node.test as Node, "condition", type === "IfStatement" ? ["true", "false"] : ["false"]); // Always exists.
    } else if (type === "ExpressionStatement") {
      const { type: inner } = node.expression as Node; // Always exists.
      if (inner !== "StringLiteral") add(node, "removed", [""], true);
    } else if (type === "CallExpression") lookAtCall(node);
  }

  function lookAtCall(node: Node): void {
    const callee = node.callee as Node; // Always exists.
    if (callee.type === "Identifier") {
      const other = renamed.get(String(callee.value));
      if (other && /\b(least|greatest)\b/.test(source))
        add(node, "call", [other + text(callee.span.end - base, node.span.end - base)]);
    }
    if (callee.type !== "MemberExpression") return;
    const property = callee.property as Node; // Always exists.
    const object = callee.object as Node; // Always exists.
    const name = String(property.value);
    const rest = text(property.span.end - base, node.span.end - base);
    const other = renamed.get(name);
    if (other) add(node, "call", [`${of(object)}.${other}${rest}`]);
    if (droppable.has(name)) add(node, "dropped", [`(${of(object)})`]);
  }

  function walk(node: Node): void {
    if (/^Ts(?!As|NonNull|Satisfies|Const)|^(Import|ExportAll)/.test(node.type)) return;
    look(node);
    walkParts(node);
  }

  function walkParts(holder: object): void {
    for (const [name, value] of Object.entries(holder)) {
      if (name === "key" || name === "typeAnnotation" || name === "typeArguments" || name === "typeParams") continue;
      for (const child of Array.isArray(value) ? value : [value]) walkInto(child);
    }
  }

  // Arguments, array elements and properties are not nodes but contain some.
  function walkInto(child: unknown): void {
    if (isNode(child)) walk(child);
    else if (typeof child === "object" && child !== null) walkParts(child);
  }

  for (const statement of program.body.slice(1)) walkInto(statement);
  return sites.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** The source in which `globalThis.__mutant(id)` switches each mutant on; types stay. */
export function instrumented(source: string, sites: readonly Site[]): string {
  const bytes = Buffer.from(source);
  let at = 0;

  function render(start: number, end: number): string {
    let [text, from] = ["", start];
    while (at < sites.length) {
      const site = sites[at];
      if (!site || site.start >= end) break;
      at += 1;
      text += bytes.subarray(from, site.start).toString();
      text += choice(site);
      from = site.end;
    }
    return text + bytes.subarray(from, end).toString();
  }

  function choice(site: Site): string {
    // Several operators on one piece of text: the first one's choice contains the others.
    const inner = render(site.start, site.end);
    // In a block, so a following else stays attached.
    if (site.isStatement) return `{ if (!__mutant(${site.mutants[0]?.id})) { ${inner} } }`;
    const options = site.mutants.map(({ id, changed }) => `__mutant(${id}) ? ${changed} : `).join("");
    return `(${options}${inner})`;
  }

  return `const { __mutant } = globalThis; ${render(0, bytes.length)}`;
}
