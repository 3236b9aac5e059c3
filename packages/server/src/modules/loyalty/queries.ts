import { q, thisBusiness } from "#kit/database/rows.ts";

export const addLoyalty = (row: NewLoyalty) => q.insertInto("loyalty").values(row).returningAll();
export interface NewLoyalty {
  id: string;
  title: string;
  public_title: string;
  country: string;
  default_language: "en" | "uk" | "ru" | "de" | "fr";
  time_zone: string;
  created_dt: Date;
  modified_dt: Date;
}

/** One programme of the business. */
export const getLoyalty = (id: string) =>
  q.selectFrom("loyalty").selectAll().where("business_id", "=", thisBusiness).where("id", "=", id);

/** Programmes for a picker, by title; equal titles by id. */
export const listLoyaltyLookup = (onlyActive: boolean) =>
  q
    .selectFrom("loyalty")
    .select(["id", "title", "active", "time_zone", "country"])
    .where("business_id", "=", thisBusiness)
    .$if(onlyActive, (query) => query.where("active", "=", true))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");
