import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

/** A till that is signed in. */
export type Till = Pick<ReplyOf<typeof term.token>, "token" | "terminal">;
export type TillFacts = ReplyOf<typeof term.facts>;
/** How the application on the till works. */
export type Application = TillFacts["application"];
