import type { Language } from "@patron/contract/enums";
import type { InferResult } from "kysely";
import { safe } from "#kit/html.ts";
import type { Tenant } from "#kit/tenant.ts";
import { listCurrentNews } from "../news/public.ts";

/** The maximum number of news, so the receipt stays on the screen. */
const maxNews = 3;

type CurrentNews = InferResult<ReturnType<typeof listCurrentNews>>;

/** Current news for customers of a point of sale. */
export function readNews(tenant: Tenant, posId: string): Promise<CurrentNews> {
  return tenant.many(listCurrentNews(posId, maxNews));
}

/** News below a receipt in the reader's language or the programme's; news with neither are omitted. */
export function newsPart(news: CurrentNews, language: Language): string {
  return news
    .map(({ public_title, public_text, url, default_language }) => {
      const [headline, text] = [public_title, public_text].map((texts) => texts[language] || texts[default_language]);
      if (!headline && !text) return "";
      const link = url ? `<p class="sub"><a href="${safe(url)}">${safe(url)}</a></p>` : "";
      return `<section class="news">${headline ? `<h3>${safe(headline)}</h3>` : ""}${text ? `<p>${safe(text)}</p>` : ""}${link}</section>`;
    })
    .join("\n");
}
