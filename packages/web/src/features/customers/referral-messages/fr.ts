import { plural } from "#kit/messages/fr.ts";
import type { ReferralMessages } from "./en.ts";

const messages: ReferralMessages = {
  referral: "Parrainage",
  referralHint: "Le client partage le code ou le lien. Qui s’inscrit avec apparaît ici.",
  inactive: "Aucun programme de parrainage actif",
  nobody: "Personne",
  noCard: "Le client ne participe à aucun programme.",
  unnamed: "Client sans nom",
  purchases: (count) => plural(count, { one: "# achat", other: "# achats" }),
};

export default messages;
