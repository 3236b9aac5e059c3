import { unitText } from "@patron/contract/units";
import { useCallback } from "react";
import { useLanguage } from "../language.ts";

/** Returns the short name of a unit for quantities; an unknown unit is returned unchanged. */
export function useUnits(): (unit: string) => string {
  const language = useLanguage();
  return useCallback((unit) => unitText(unit, language), [language]);
}
