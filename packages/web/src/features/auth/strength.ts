/** Rates how hard a password is to guess, from 0 to 3: mostly by length, a little by kinds of characters. The server decides. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length < 8 || distinct < 4) return 0;
  if (password.length >= 14 && distinct >= 8) return 3;
  return password.length >= 10 && kinds >= 2 ? 2 : 1;
}
