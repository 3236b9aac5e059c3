import type { audit } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

type Actor = ReplyOf<typeof audit.list>["items"][number]["actor"];

/** Who made a change, in words: somebody of support is told apart from the people who work here. */
export function actorText({ name, kind }: Actor, kinds: Record<Actor["kind"], string>): string {
  if (name === null) return kinds[kind];
  return kind === "support" ? `${name} · ${kinds.support}` : name;
}
