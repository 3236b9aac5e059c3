/** How hard a password is to guess, 0 to 3: length counts most, kinds of characters a little. The server has the last word. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length < 8 || distinct < 4) return 0;
  if (password.length >= 14 && distinct >= 8) return 3;
  return password.length >= 10 && kinds >= 2 ? 2 : 1;
}
