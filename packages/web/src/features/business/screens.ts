import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { businessMessages } from "./messages.ts";

export const screens = defineScreens(businessMessages, {
  settings: {
    path: "/business/settings",
    title: inLanguages("Business settings", "Налаштування бізнесу", "Настройки бизнеса", "Unternehmen", "Entreprise"),
    menu: { group: "business", order: 5 },
    needs: [calls.business.settings],
    load: () => import("./settings.tsx"),
  },
  create: {
    path: "/business/create",
    title: inLanguages("New business", "Новий бізнес", "Новый бизнес", "Neues Unternehmen", "Nouvelle entreprise"),
    needs: [calls.business.add],
    load: () => import("./create.tsx"),
  },
});
