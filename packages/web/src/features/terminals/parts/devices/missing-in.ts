/** The first field that a card terminal cannot be switched on without, as the failure names it. */
export const missingIn = <Name extends string>(_values: unknown, { fields }: Readonly<Record<string, unknown>> = {}) =>
  (fields as Name[])[0]; // As the call declares.

/** The field that a refusal of Stripe is about. */
export const refusedIn = <Name extends string>(_values: unknown, { field }: Readonly<Record<string, unknown>> = {}) =>
  field as Name; // As the call declares.
