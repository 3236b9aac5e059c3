import type { offline } from "@patron/contract";
import type { OfflineConflictKind } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";

export type Conflict = ReplyOf<typeof offline.sell>["conflicts"][number];

export function conflict(kind: OfflineConflictKind, more: Partial<Conflict> = {}): Conflict {
  return { kind, amount: null, goods: [], code: null, ...more };
}
