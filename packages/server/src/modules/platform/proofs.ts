import type { platform } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import type { getLatestProof, listProofs } from "./nightly-queries.ts";

type Reply = ReplyOf<typeof platform.proofs>;
type ListedProof = Reply["items"][number];
type Proof = ReplyOf<typeof platform.proof>;

/** A nightly ledger check as shown in the list. */
export function toListedProof(row: InferResult<ReturnType<typeof listProofs>>[number]): ListedProof {
  const proved = row.proved as ListedProof["proved"]; // Written only by the nightly check.
  return { ...row, proved_dt: row.proved_dt.toISOString(), proved };
}

/** The latest nightly ledger check with its differences; null before the first. */
export function toProof(row: InferResult<ReturnType<typeof getLatestProof>>[number] | undefined): Reply["latest"] {
  if (!row) return null;
  return {
    proved_dt: row.proved_dt.toISOString(),
    proved: row.proved as Proof["proved"], // Written only by the nightly check.
    promises: row.promises as Proof["promises"], // Likewise.
    gaps: row.gaps as Proof["gaps"], // Likewise.
  };
}
