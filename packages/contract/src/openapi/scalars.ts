import * as kit from "../kit/schema.ts";
import { amountsByCurrency, share } from "../shapes/share.ts";
import { fingerprint, type Plain } from "./json.ts";

/** A scalar that the API reference lists by name. */
interface Scalar {
  name: string;
  shape: kit.Shape;
  description: string;
  example: unknown;
}

const scalars: Scalar[] = [
  {
    name: "Money",
    shape: kit.money,
    description: "An amount of money, not negative, as a decimal string. It has at most the decimals of its currency.",
    example: "12.50",
  },
  {
    name: "SignedMoney",
    shape: kit.signedMoney,
    description: "An amount of money that may be negative, as a decimal string.",
    example: "-12.50",
  },
  {
    name: "UnitPrice",
    shape: kit.unitPrice,
    description: "A price per unit as a decimal string with up to four decimals.",
    example: "54.9900",
  },
  {
    name: "Quantity",
    shape: kit.quantity,
    description: "A quantity as a decimal string with up to three decimals, in the unit of the item.",
    example: "40.125",
  },
  {
    name: "Rate",
    shape: kit.rate,
    description: "A rate as a decimal string with up to six decimals: percent, or an amount per unit.",
    example: "20",
  },
  {
    name: "Percentage",
    shape: share,
    description: "A share of a whole in percent, from 0 to 100, as a decimal string with up to six decimals.",
    example: "12.5",
  },
  {
    name: "CurrencyCode",
    shape: kit.currency,
    description: "An ISO 4217 currency code.",
    example: "UAH",
  },
  {
    name: "CountryCode",
    shape: kit.country,
    description: "An ISO 3166-1 alpha-2 country code.",
    example: "UA",
  },
  {
    name: "TimeOfDay",
    shape: kit.timeOfDay,
    description: "A local time of day, `HH:MM`.",
    example: "08:30",
  },
  {
    name: "LocalizedTitle",
    shape: kit.texts(200),
    description: "A short text by language code. Readers get their own language, else the default one.",
    example: { en: "Coffee", uk: "Кава" },
  },
  {
    name: "LocalizedText",
    shape: kit.texts(),
    description: "A longer text by language code. Readers get their own language, else the default one.",
    example: { en: "Fresh every morning.", uk: "Свіжа щоранку." },
  },
  {
    name: "AmountsByCurrency",
    shape: amountsByCurrency,
    description: "Amounts of money by currency code, as decimal strings.",
    example: { UAH: "0.50" },
  },
];

/** The scalars by fingerprint. */
export function scalarNames(): Map<string, string> {
  return new Map(scalars.map(({ name, shape }) => [fingerprint(shape as Plain), name])); // A shape is plain JSON Schema.
}

/** Returns the description and an example of a scalar. */
export function scalarNotes(name: string): { description: string; examples: unknown[] } | undefined {
  const found = scalars.find((one) => one.name === name);
  return found && { description: found.description, examples: [found.example] };
}
