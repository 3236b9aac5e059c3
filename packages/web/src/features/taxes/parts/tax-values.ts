import type { taxes } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Texts } from "#kit/form/texts.ts";

type Tax = ReplyOf<typeof taxes.get>;

export interface TaxValues {
  title: string;
  code: string;
  public_title: Texts;
  registration_number: string;
  classification: Tax["classification"];
  type: Tax["type"];
  rate: string | null;
  precision: number | null;
  compound_on: string[];
  active: boolean;
}

export const blankTax: TaxValues = {
  title: "",
  code: "",
  public_title: {},
  registration_number: "",
  classification: "base-tax",
  type: "percentage",
  rate: null,
  precision: 2,
  compound_on: [],
  active: true,
};

/** The values of an existing tax, its rate without zeros at its end. */
export function taxValues(tax: Tax): TaxValues {
  const { title, code, classification, type, precision, compound_on, active } = tax;
  return {
    ...{ title, code, classification, type, precision, compound_on, active },
    rate: tax.rate.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, ""),
    public_title: tax.public_title,
    registration_number: tax.registration_number ?? "",
  };
}

/** What a change of some values says to the call. */
export function taxBody(changed: Partial<TaxValues>): Partial<BodyOf<typeof taxes.add>> {
  const { registration_number, rate, precision, ...same } = changed;
  return {
    ...same,
    ...(rate === undefined ? {} : { rate: rate ?? "0" }),
    ...(precision === undefined ? {} : { precision: precision ?? 6 }),
    ...(registration_number === undefined ? {} : { registration_number: registration_number || null }),
  };
}
