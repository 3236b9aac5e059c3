import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { nextCategoryWords } from "./messages.ts";

type NextCategory = NonNullable<ReplyOf<typeof term.customer>["next_category"]>;

/** Returns what tells in a sentence what is missing for the next category. Names of points of sale are left out where none are known. */
export function useNextCategory(nameOfPos: (id: string) => string | undefined = () => undefined) {
  const words = useMessages(nextCategoryWords);
  const show = useShow();
  return ({ category, ways }: NextCategory) =>
    words.sentence(
      category.title,
      ways.map(({ depends_on, missing, currency, pos_ids, ...way }) => ({
        measure: depends_on,
        period: way.period,
        nightly: way.apply === "daily",
        missing: /[1-9]/.test(missing)
          ? {
              text: depends_on === "amount" ? show.money(missing, currency) : show.quantity(missing),
              count: Number(missing),
            }
          : null,
        pos: pos_ids.flatMap((id) => nameOfPos(id) ?? []),
      })),
    );
}
