import type { news } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { photoOf } from "#kit/files.ts";
import type { getNews } from "./queries.ts";

type Row = InferResult<ReturnType<typeof getNews>>[number];

export function toNews({ business_id: _, photo, created_dt, modified_dt, ...row }: Row): ReplyOf<typeof news.get> {
  return {
    ...row,
    photo: photoOf(photo),
    created_dt: created_dt.toISOString(),
    modified_dt: modified_dt.toISOString(),
  };
}
