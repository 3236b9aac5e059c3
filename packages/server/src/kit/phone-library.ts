import { createRequire } from "node:module";

type Library = typeof import("libphonenumber-js/max");
let library: Library | undefined;

/** What knows telephone numbers: a hundred files, loaded with the first number that is read, because no start needs them. */
export function phoneLibrary(): Library {
  library ??= createRequire(import.meta.url)("libphonenumber-js/max") as Library; // The same package, without a promise.
  return library;
}
