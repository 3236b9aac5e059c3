import { everyCall } from "@patron/contract";
import * as enums from "@patron/contract/enums";
import type { Paging } from "@patron/contract/kit";
import {
  type Expression,
  type Module,
  type Param,
  type Pattern,
  parseSync,
  type TsType,
  type TsTypeReference,
} from "@swc/core";

/**
 * The arguments of a sample call: all optional ones, only the required ones, or, from the second turn on, all with another value of each
 * enum.
 */
export type Turn = number;
export const everything = 0;
export const requiredOnly = 1;

/** The arguments of every exported function of a file, derived from the types of its parameters. */
export function samplesOf(text: string): Map<string, (turn: Turn) => unknown[]> {
  const module = parseSync(text, { syntax: "typescript", target: "esnext" });
  const names = namesIn(module);
  const found = new Map<string, (turn: Turn) => unknown[]>();
  for (const item of module.body) {
    if (item.type !== "ExportDeclaration") continue;
    const { declaration: made } = item;
    const own =
      made.type === "FunctionDeclaration"
        ? [[made.identifier.value, made.params.map(({ pat }: Param) => pat)] as const]
        : made.type === "VariableDeclaration"
          ? made.declarations.map(({ id, init }) => [nameOf(id), parametersOf(init)] as const)
          : [];
    for (const [name, parameters] of own) {
      if (parameters) found.set(name, (turn) => parameters.map((one) => argument(one, turn, names)));
    }
  }
  return found;
}

interface Names {
  /** Types of the file, by name. */
  types: Map<string, TsType>;
  /** Enums by the name of their type. */
  enums: Map<string, readonly string[]>;
}

function namesIn({ body }: Module): Names {
  const types = new Map<string, TsType>();
  const sets = new Map<string, readonly string[]>();
  for (const item of body) {
    const made = item.type === "ExportDeclaration" ? item.declaration : item;
    if (made.type === "TsTypeAliasDeclaration") types.set(made.id.value, made.typeAnnotation);
    if (made.type === "TsInterfaceDeclaration" && made.extends.length === 0) {
      types.set(made.id.value, { type: "TsTypeLiteral", span: made.span, members: made.body.body });
    }
    if (made.type === "ImportDeclaration" && made.source.value.endsWith("/enums")) {
      for (const { local } of made.specifiers) sets.set(local.value, valuesOf(local.value));
    }
  }
  return { types, enums: sets };
}

const nameOf = (pattern: Pattern) => (pattern.type === "Identifier" ? pattern.value : "");
/** The parameters of a query function, which may stand in `fixed`. */
function parametersOf(init: Expression | undefined): Pattern[] | undefined {
  if (init?.type === "ArrowFunctionExpression") return init.params;
  return init?.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.value === "fixed"
    ? parametersOf(init.arguments[0]?.expression)
    : undefined;
}

function argument(pattern: Pattern, turn: Turn, names: Names): unknown {
  if (pattern.type === "AssignmentPattern") {
    const { left, right } = pattern;
    if (turn === requiredOnly) return undefined;
    return right.type === "BooleanLiteral" ? !right.value : argument(left, turn, names);
  }
  if (pattern.type === "Identifier" && "optional" in pattern && pattern.optional && turn === requiredOnly)
    return undefined;
  const annotation = "typeAnnotation" in pattern ? pattern.typeAnnotation : undefined;
  const type = annotation && "typeAnnotation" in annotation ? (annotation.typeAnnotation as TsType) : undefined; // A parameter's types hang on an annotation.
  if (!type) throw new Error("a parameter has no type");
  return sample(type, turn, names);
}

function sample(type: TsType, turn: Turn, names: Names, isPart = false): unknown {
  const within = (inner: TsType, isInner = isPart) => sample(inner, turn, names, isInner);
  // The optional parts of an imported type are unknown; a part of a row exists.
  const unknown = () => whatever(isPart ? everything : turn);
  switch (type.type) {
    case "TsKeywordType":
      return value(type.kind, turn);
    case "TsLiteralType":
      return "value" in type.literal ? type.literal.value : "x";
    case "TsParenthesizedType":
      return within(type.typeAnnotation);
    case "TsTypeOperator":
      return type.op === "readonly" ? within(type.typeAnnotation) : "x";
    case "TsArrayType":
      return [within(type.elemType, true)];
    case "TsUnionType":
      return within(
        turn === requiredOnly ? (type.types.at(-1) ?? type) : (wordAt(type.types, turn) ?? type.types[0] ?? type),
      );
    case "TsTypeLiteral": {
      const properties = type.members.flatMap((member) => {
        if (member.type !== "TsPropertySignature" || member.key.type !== "Identifier" || !member.typeAnnotation)
          return [];
        if (member.optional && turn === requiredOnly) return [];
        const { value: name } = member.key;
        return [[name, days[name] ?? within(member.typeAnnotation.typeAnnotation, true)] as const];
      });
      return Object.fromEntries(properties);
    }
    case "TsTypeReference": {
      const name = type.typeName.type === "Identifier" ? type.typeName.value : "";
      if (name === "Date") return new Date(0);
      if (name === "Buffer") return Buffer.alloc(0);
      const set = name === "SortsOf" ? sortsOf(type) : names.enums.get(name);
      if (set) return set[turn % set.length];
      const own = names.types.get(name);
      return own ? within(own) : unknown();
    }
    default:
      return unknown();
  }
}

/** For an enum the value of this turn; for other unions, such as one with null, the first. */
function wordAt(types: readonly TsType[], turn: Turn): TsType | undefined {
  return types.every(({ type }) => type === "TsLiteralType") ? types[turn % types.length] : undefined;
}

/** The sorts of the list in `SortsOf<typeof group.call>`. */
function sortsOf({ typeParams }: TsTypeReference): readonly string[] {
  const [list] = typeParams?.params ?? [];
  const name = list?.type === "TsTypeQuery" && list.exprName.type === "TsQualifiedName" ? list.exprName : undefined;
  const group = name?.left.type === "Identifier" ? name.left.value : "";
  const call = everyCall.find((one) => one.name === `${group}.${name?.right.value}`);
  return (call?.paged as Paging | undefined)?.sorts ?? []; // AnyCall widens it to any.
}

/** The values of a type: `UserIdType` is one of `USER_ID_TYPES`. */
function valuesOf(type: string): readonly string[] {
  const set: unknown = Reflect.get(enums, `${type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()}S`);
  return Array.isArray(set) ? set : ["x"];
}

/** Days by the name of a property: what a query divides into months has to be one. */
const days: Readonly<Record<string, string>> = { from: "2026-01-30", to: "2026-04-02", today: "2026-04-02" };

function value(kind: string, turn: Turn): unknown {
  const plain: Record<string, unknown> = { string: "x", number: 1, bigint: 1n, null: null, undefined, object: {} };
  if (kind === "boolean") return turn !== requiredOnly;
  return kind in plain ? plain[kind] : whatever(turn);
}

/**
 * Stands for an imported type, such as a row or a body: a list of one item, an object whose only column is "…", any other property is a
 * text, or absent for required arguments only. The days of a period are always there.
 */
function whatever(turn: Turn, depth = 0): unknown {
  const isOfLists = (key: string | symbol) => typeof key === "symbol" || key in Array.prototype;
  return new Proxy<unknown[]>([], {
    get(target, key) {
      if (key === "0") return whatever(everything, depth + 1);
      if (key === "length") return depth === 0 ? 1 : 0;
      if (isOfLists(key)) return Reflect.get(target, key);
      if (key === "…") return "x";
      if (typeof key === "string" && key in days) return days[key];
      return turn !== requiredOnly && key !== "toOperationNode" ? "x" : undefined;
    },
    has: (_target, key) => key === "0" || isOfLists(key),
    ownKeys: () => ["length", "…"],
    getOwnPropertyDescriptor: (target, key) =>
      key === "…"
        ? { configurable: true, enumerable: true, writable: true, value: "x" }
        : Reflect.getOwnPropertyDescriptor(target, key),
  });
}
