/**
 * The value of a card as every scanner and keyboard gives it: of a magnetic stripe its number, in capitals, without spaces, colons and hyphens. Empty for a
 * value without any letter or digit.
 */
export function codeOf(value: string): string {
  const text = value.normalize("NFKC").trim();
  const [, second] = /^(?:%[^?]*\?)?;([^=?]+)[=?]/.exec(text) ?? [];
  const [, first] = /^%[A-Za-z]?([^^?]+)[\^?]/.exec(text) ?? [];
  const code = (second ?? first ?? text).replace(/[\s:-]/g, "").toUpperCase();
  return /[\p{L}\p{N}]/u.test(code) ? code : "";
}
