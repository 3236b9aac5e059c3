import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { ledgerMessages } from "./messages.ts";

export const screens = defineScreens({
  proof: {
    path: "/ledger-proof",
    title: {
      en: "Proof of the books",
      uk: "Доказ обліку",
      ru: "Проверка учёта",
      de: "Beweis der Bücher",
      fr: "Preuve des comptes",
    },
    menu: { group: "reports", order: 90 },
    needs: [calls.platform.proof, calls.platform.proofs],
    messages: ledgerMessages,
    load: () => import("./proof.tsx"),
  },
});
