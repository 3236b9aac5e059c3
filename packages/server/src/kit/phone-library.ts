import { createRequire } from "node:module";

type Library = typeof import("libphonenumber-js/max");
let library: Library | undefined;

/** The telephone number library: a hundred files, loaded with the first number, because no start needs them. */
export function phoneLibrary(): Library {
  library ??= createRequire(import.meta.url)("libphonenumber-js/max") as Library; // The same package, loaded synchronously.
  return library;
}
