import { inLanguages } from "@patron/contract/kit";

export const title = inLanguages(
  "Audit log",
  "Журнал змін",
  "Журнал изменений",
  "Änderungsprotokoll",
  "Journal des modifications",
);
