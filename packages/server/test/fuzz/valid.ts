import fc from "fast-check";
import type { Known } from "../sample.ts";
import type { Plain } from "./shape.ts";

/** Values that a shape accepts. `known` usually fills ids that should refer to something. */
export function validOf(plain: Plain, known: Known, name = ""): fc.Arbitrary<unknown> {
  if (plain.enum) return fc.constantFrom(...plain.enum);
  if (plain.anyOf) return fc.oneof(...plain.anyOf.map((one) => validOf(one, known, name)));
  const types = [plain.type ?? "any"].flat();
  const [type] = types;
  const inner = type === "any" ? fc.jsonValue({ maxDepth: 2 }) : byType[type ?? ""]?.(plain, known, name);
  if (!inner) throw new Error(`The fuzz has no values of type ${type}.`);
  return types.includes("null")
    ? fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 5, arbitrary: inner })
    : inner;
}

const byType: Record<string, (plain: Plain, known: Known, name: string) => fc.Arbitrary<unknown>> = {
  boolean: () => fc.boolean(),
  integer: ({ minimum, maximum }) =>
    fc.integer({ min: minimum ?? -(2 ** 31), max: Math.min(maximum ?? 2 ** 31, 2 ** 31 - 1) }),
  string: textOf,
  array: (plain, known, name) => {
    const item = validOf(plain.items ?? {}, known, name);
    const minLength = plain.minItems ?? 0;
    const length = { minLength, maxLength: Math.min(plain.maxItems ?? 3, Math.max(minLength, 3)) };
    return plain.uniqueItems ? fc.uniqueArray(item, length) : fc.array(item, length);
  },
  object: (plain, known) => (plain.properties ? recordOf(plain, known) : mapOf(plain, known)),
};

function recordOf({ properties = {}, required, minProperties = 0 }: Plain, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([key, inner]) => [key, validOf(inner, known, key)]);
  const whole = fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required ?? [] });
  return minProperties > 0 ? whole.filter((made) => Object.keys(made).length >= minProperties) : whole;
}

function mapOf(plain: Plain, known: Known): fc.Arbitrary<unknown> {
  const key = plain.propertyNames?.pattern ? fc.stringMatching(new RegExp(plain.propertyNames.pattern)) : fc.string();
  const { additionalProperties: inner } = plain;
  const value = typeof inner === "object" ? validOf(inner, known) : fc.jsonValue({ maxDepth: 2 });
  return fc.dictionary(key, value, { maxKeys: 3, noNullPrototype: true });
}

const byFormat: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress().filter((one) => /^[\w.+-]+@/.test(one)),
  date: fc
    .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  "date-time": fc
    .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString()),
  "http-url": fc.webUrl({ validSchemes: ["http", "https"] }),
};
/** Names whose texts have a meaning beyond the shape. */
const byName: Record<string, fc.Arbitrary<string>> = {
  time_zone: fc.constantFrom("Europe/Kyiv", "America/St_Johns", "Pacific/Kiritimati", "UTC"),
  date_from: fc.constantFrom("2026-01-01", "2026-11-20T08:00:00Z", "0001-01-01", "9999-12-31"),
  date_to: fc.constantFrom("2026-12-31", "2026-11-22T08:00:00Z", "0001-01-01", "9999-12-31"),
  phone: fc.constantFrom("+380671234567", "+49 30 901820", "067 123 45 67"),
  user_phone: fc.constantFrom("+380671234567", "+49 30 901820"),
};
const usual: [RegExp, string][] = [
  [/^\^\[A-Z\]\{3\}\$$/, "UAH"],
  [/^\^\[A-Z\]\{2\}\$$/, "UA"],
];

function textOf(plain: Plain, known: Known, name: string): fc.Arbitrary<string> {
  const { format, "x-entity": entity = "", pattern, minLength = 0, maxLength = 60 } = plain;
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  const id = known[entity];
  if (id) return fc.oneof({ weight: 6, arbitrary: fc.constant(id) }, { weight: 1, arbitrary: fc.uuid() });
  if (byName[name]) return byName[name].filter(fits);
  if (format && byFormat[format]) return byFormat[format].filter(fits);
  const most = Math.min(maxLength, Math.max(minLength, 40));
  const free = fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: "grapheme-composite", minLength, maxLength: most }) },
    // Exactly the maximum length, in one- and two-unit characters.
    {
      weight: 1,
      arbitrary: fc.constantFrom("я".repeat(Math.min(maxLength, 5000)), "😀".repeat(Math.min(maxLength, 5000))),
    },
  );
  if (!pattern || pattern === "\\S") return free.filter((text) => !pattern || /\S/.test(text));
  const matching = fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, 100) }).filter(fits);
  const common = usual.find(([form]) => form.test(pattern))?.[1];
  return common
    ? fc.oneof({ weight: 4, arbitrary: fc.constant(common) }, { weight: 1, arbitrary: matching })
    : matching;
}
