// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Whether a text has no control characters except tabs and line breaks, and can be written as UTF-8. */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !control.test(value);
}
