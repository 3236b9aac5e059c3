import { news } from "@patron/contract/routes/news";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/news", menu: ["customers", 60], needs: [news.list], load: () => import("./list.tsx") },
  create: { path: "/news/create", needs: [news.add], load: () => import("./create.tsx") },
  edit: { path: "/news/{newsId}", entity: "news", needs: [news.get], load: () => import("./edit.tsx") },
});
export const paths = pathsOf(screens);
