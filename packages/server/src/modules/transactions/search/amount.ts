/** Signs and codes of a currency around a figure, as lists and receipts write them. */
const currency = String.raw`(?:\p{Sc}|\p{L}{1,3}\p{Sc}|[A-Za-z]{3}|грн\.?)`;
const figureOf = new RegExp(`^${currency}?([\\d\\s.,'’]+)${currency}?$`, "u");
/** At most thirteen digits before the decimal sign: more do not fit a column. */
const decimal = /^(\d{1,13})(?:[.,](\d{0,4}))?$/;
const grouped = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*(?:[.,]\d{0,4})?$/;

/**
 * The amounts that a search text may mean, as decimal texts; none if it is no amount. People type "489", "489,00" or "1,234.5", and copy
 * "1 234,50 ₴" from a list. "1,234" has two meanings, because some currencies have three decimals.
 */
export function readAmounts(text: string): string[] {
  const figure = figureOf.exec(text.trim())?.[1]?.replaceAll(/\s/g, "");
  if (figure === undefined) return [];
  return [figure, ungrouped(figure)].flatMap((reading) => {
    const [, whole, decimals] = decimal.exec(reading ?? "") ?? [];
    if (whole === undefined) return [];
    return [decimals ? `${whole}.${decimals}` : whole];
  });
}

/** A figure without the signs that separate its thousands; undefined if it has none. */
function ungrouped(figure: string): string | undefined {
  const sign = grouped.exec(figure)?.[1];
  return sign && figure.replaceAll(sign, "");
}
