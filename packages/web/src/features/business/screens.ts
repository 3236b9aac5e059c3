import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { businessMessages } from "./messages.ts";

export const screens = defineScreens({
  settings: {
    path: "/business/settings",
    title: {
      en: "Business settings",
      uk: "Налаштування бізнесу",
      ru: "Настройки бизнеса",
      de: "Unternehmen",
      fr: "Entreprise",
    },
    menu: { group: "business", order: 5 },
    needs: [calls.business.settings],
    messages: businessMessages,
    load: () => import("./settings.tsx"),
  },
  create: {
    path: "/business/create",
    title: {
      en: "New business",
      uk: "Новий бізнес",
      ru: "Новый бизнес",
      de: "Neues Unternehmen",
      fr: "Nouvelle entreprise",
    },
    needs: [calls.business.add],
    messages: businessMessages,
    load: () => import("./create.tsx"),
  },
});
