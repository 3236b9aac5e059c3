import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { ledgerMessages } from "./messages.ts";

export const screens = defineScreens(ledgerMessages, {
  proof: {
    path: "/ledger-proof",
    title: inLanguages(
      "Proof of the books",
      "Доказ обліку",
      "Проверка учёта",
      "Beweis der Bücher",
      "Preuve des comptes",
    ),
    menu: { group: "reports", order: 90 },
    needs: [calls.platform.proof, calls.platform.proofs],
    load: () => import("./proof.tsx"),
  },
});
