/** The field that each refusal of a tax belongs to. */
export const refusedField = { "conflict.duplicate": "code", "tax.compound_refused": "compound_on" } as const;
