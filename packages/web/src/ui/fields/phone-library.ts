import type { CountryCode } from "libphonenumber-js/min";
import { useEffect, useState } from "react";

export type PhoneLibrary = typeof import("libphonenumber-js/min");
export type Country = CountryCode;

let loaded: PhoneLibrary | null = null;
let loading: Promise<PhoneLibrary> | null = null;

/** Loads the numbering plans (80 kB) with the first phone field instead of with the app. Null until then. */
export function usePhoneLibrary(): PhoneLibrary | null {
  const [library, setLibrary] = useState(loaded);
  useEffect(() => {
    if (library) return;
    let gone = false;
    loading ??= import("libphonenumber-js/min");
    loading.then((found) => {
      loaded = found;
      if (!gone) setLibrary(found);
    });
    return () => {
      gone = true;
    };
  }, [library]);
  return library;
}
