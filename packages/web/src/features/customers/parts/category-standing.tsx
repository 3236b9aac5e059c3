import type { customers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useNextCategory } from "#kit/next-category/use-next-category.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { TextLink } from "#ui/text-link.tsx";
import { customerMessages } from "../messages.ts";

export type Standing = ReplyOf<typeof customers.categories>["items"][number];

/** What is missing for the next category, and why the customer has this one. */
export function CategoryStanding({ standing }: { standing: Standing }) {
  return (
    <>
      {standing.next_category && <Ahead loyaltyId={standing.loyalty_id} next={standing.next_category} />}
      <Because standing={standing} />
    </>
  );
}

function Ahead({ loyaltyId, next }: { loyaltyId: string; next: NonNullable<Standing["next_category"]> }) {
  const enabled = next.ways.some(({ pos_ids }) => pos_ids.length > 0);
  const places = useCall(calls.embedded.pos, { query: { loyalty_id: loyaltyId } }, { enabled }).data?.items;
  const sentenceOf = useNextCategory((id) => places?.find((one) => one.id === id)?.title);
  return <span className="block text-default">{sentenceOf(next)}</span>;
}

function Because({ standing: { cause, since_dt, rule, transaction_id } }: { standing: Standing }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const allowed = useAccess();
  if (!cause || !since_dt) return null;
  const text = t.categoryBecause[cause](show.dayOf(since_dt), rule?.title ?? "");
  const opens = transaction_id && allowed([calls.transactions.get]);
  return (
    <span className="block">
      {opens ? <TextLink link={<Link to={`/transactions?open=${transaction_id}`} />}>{text}</TextLink> : text}
    </span>
  );
}
