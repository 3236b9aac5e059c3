import type { notifications } from "@patron/contract";
import type { EntityType, Language, NotificationEvent } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import type { Happened } from "./facts.ts";
import type { listOfPerson } from "./queries.ts";
import { sentenceOf } from "./sentence.ts";

type Row = InferResult<ReturnType<typeof listOfPerson>>[number];
type Notification = ReplyOf<typeof notifications.list>["items"][number];

/** A notification in a language. */
export function toNotification(
  { id, event, facts, created_dt, entity_type, entity_id, read_dt }: Row,
  language: Language,
) {
  const happened = { event, facts } as unknown as Happened; // Only `raise` stores them.
  return {
    id,
    created_dt: created_dt.toISOString(),
    event: event as NotificationEvent, // As above.
    ...sentenceOf(happened, language),
    entity_type: entity_type as EntityType | null, // As above.
    entity_id,
    readed: read_dt !== null,
  } satisfies Notification;
}
