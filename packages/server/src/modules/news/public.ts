export { getNews, listCurrentNews, listNewsLookup } from "./queries.ts";
