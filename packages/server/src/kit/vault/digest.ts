import { createHash } from "node:crypto";

/** Identifies some texts in their order: the same texts have the same digest, others another one. */
export function digestOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest("base64url");
}
