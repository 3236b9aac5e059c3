import {
  type AnyCall,
  type FieldError,
  type Fields,
  isEmail,
  object,
  type Shape,
  wireQuery,
} from "@patron/contract/kit";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import fastJsonStringify from "fast-json-stringify";
import { isPlainText } from "../records/plain-text.ts";
import { shapeMessage } from "./shape-message.ts";

const ajv = new Ajv({ allErrors: true, strict: false, allowUnionTypes: true, validateFormats: true, verbose: true });
// The package is CommonJS, so its default export arrives as the module under strict Node resolution.
(formats as unknown as (to: Ajv, options: object) => void)(ajv, { mode: "full" });
ajv.addFormat("email", isEmail);
ajv.addFormat("date", isDay);
ajv.addFormat("plain-text", isPlainText);
ajv.addFormat("http-url", isWebAddress);
ajv.addFormat("binary", true);

function isDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match || match[1] === "0000") return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
function isWebAddress(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === "" && isPlainText(value);
}

/** The validators and the serializer of one call, compiled on first use. */
export interface Compiled {
  /** The shapes of its query parameters by name. */
  readonly parameters: Fields;
  query(value: unknown): FieldError[];
  body(value: unknown): FieldError[];
  write(reply: unknown): string;
}

const compiled = new WeakMap<AnyCall, Compiled>();

/** What a call compiles to, once for all servers of a process. */
export function compile(call: AnyCall): Compiled {
  const known = compiled.get(call) ?? compileLazily(call);
  compiled.set(call, known);
  return known;
}

/** Compiles on first use: 430 calls at once would cost seconds at startup. */
function compileLazily(call: AnyCall): Compiled {
  let parameters: Fields | undefined;
  let query: ValidateFunction | undefined;
  let body: ValidateFunction | undefined;
  let write: ((value: unknown) => string) | undefined;
  const parametersOf = () => {
    parameters ??= wireQuery(call);
    return parameters;
  };
  return {
    get parameters() {
      return parametersOf();
    },
    query(value) {
      query ??= ajv.compile(object(parametersOf()));
      return query(value) ? [] : errorsOf(query.errors);
    },
    body(value) {
      body ??= ajv.compile(call.body as Shape); // Only used for calls with a body.
      return body(value) ? [] : errorsOf(body.errors);
    },
    write(reply) {
      write ??= fastJsonStringify(call.response as object); // A shape is plain JSON Schema.
      return write(reply);
    },
  };
}

/** Finds errors in a value of one shape, for documents that are not part of a call. */
export function errorFinder(shape: Shape): (value: unknown) => FieldError[] {
  const check = ajv.compile(shape);
  return (value) => (check(value) ? [] : errorsOf(check.errors));
}

function errorsOf(errors: ErrorObject[] | null | undefined): FieldError[] {
  return ofMeantVariant(errors ?? [])
    .slice(0, 100)
    .map((error) => {
      const extra = extraPath(error);
      const path = `${error.instancePath}${extra ? `/${extra}` : ""}`.slice(1).replaceAll("/", ".");
      return { path, code: error.keyword, message: shapeMessage(error) };
    });
}

/**
 * Where one of several objects is expected, each of them has errors. Only those of the one that the value's `kind` means are of use; without such a
 * kind, which kinds there are.
 */
function ofMeantVariant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.filter(({ keyword }) => keyword === "anyOf").reduce(withinVariant, errors);
}

function withinVariant(errors: readonly ErrorObject[], { schemaPath, instancePath }: ErrorObject): ErrorObject[] {
  const variantOf = (error: ErrorObject) =>
    error.schemaPath.startsWith(`${schemaPath}/`)
      ? error.schemaPath.slice(schemaPath.length + 1).split("/")[0]
      : undefined;
  const outside = errors.filter((error) => error.schemaPath !== schemaPath && variantOf(error) === undefined);
  const inside = errors.filter((error) => variantOf(error) !== undefined);
  const ofKind = inside.filter(
    (error) =>
      error.instancePath === `${instancePath}/kind` ||
      (error.instancePath === instancePath && error.params.missingProperty === "kind"),
  );
  const others = new Set(ofKind.map(variantOf));
  const meant = inside.filter((error) => !others.has(variantOf(error)));
  const [first] = ofKind;
  // A value that is no object has one error of its own.
  if (!first || meant.length > 0) return first ? [...outside, ...meant] : outside;
  const allowedValues = ofKind.flatMap((error) => error.params.allowedValues ?? []);
  return [...outside, { ...first, params: { ...first.params, allowedValues } }];
}

function extraPath(error: ErrorObject): string | undefined {
  const { missingProperty, additionalProperty } = error.params as Record<string, string>; // By keyword; absent for others.
  return missingProperty ?? additionalProperty;
}

/** Finds texts that PostgreSQL cannot store: NUL and unpaired surrogates, anywhere in a parsed value. */
export function unstorableText(value: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const open: [path: string, value: unknown][] = [["", value]];
  for (let next = open.pop(); next && errors.length < 10; next = open.pop()) {
    const [path, inner] = next;
    if (typeof inner === "string" && (inner.includes("\0") || !inner.isWellFormed())) {
      errors.push({ path, code: "characters", message: "holds characters that cannot be stored" });
    } else if (inner !== null && typeof inner === "object") {
      for (const [key, part] of Object.entries(inner)) {
        const at = path ? `${path}.${key}` : key;
        if (key.includes("\0") || !key.isWellFormed()) open.push([path, key]);
        open.push([at, part]);
      }
    }
  }
  return errors;
}
