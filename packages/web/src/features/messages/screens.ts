import { messages } from "@patron/contract/routes/messages";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/messages", menu: ["customers", 70], needs: [messages.list], load: () => import("./list.tsx") },
  mailings: {
    path: "/messages/mailings",
    menu: ["customers", 71],
    needs: [messages.mailings],
    load: () => import("./mailings.tsx"),
  },
  send: { path: "/messages/mailings/create", needs: [messages.send], load: () => import("./send.tsx") },
  mailing: {
    path: "/messages/mailings/{mailingId}",
    entity: "mailing",
    needs: [messages.mailing],
    load: () => import("./mailing.tsx"),
  },
  delivery: {
    path: "/business/settings/messages",
    menu: ["business", 6],
    needs: [messages.providers],
    load: () => import("./delivery.tsx"),
  },
});
export const paths = pathsOf(screens);
