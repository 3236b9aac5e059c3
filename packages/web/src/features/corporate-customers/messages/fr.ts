import { plural } from "#kit/messages/fr.ts";
import type { CompanyMessages } from "./en.ts";

const messages: CompanyMessages = {
  purpose: "Les entreprises qui paient depuis leurs comptes.",
  add: "Ajouter une entreprise",
  emptyTitle: "Ajoutez votre première entreprise",
  emptyHint: "Un nom suffit. Vous pourrez ajouter des comptes plus tard.",
  tabs: "Sections de cette entreprise",
  company: "Entreprise",
  companyHint: "Nom et données d’immatriculation.",
  hints: {
    code: "Son code dans votre comptabilité.",
    external_id: "Son identifiant dans un autre système.",
    suspended:
      "Une entreprise suspendue ne peut pas payer depuis ses comptes. Vous pouvez toujours recharger, corriger et retirer.",
  },
  contact: "Contact",
  contactHint: "La personne à contacter et l’adresse des e-mails à l’entreprise.",
  languageOfBusiness: "Celle de votre entreprise",
  contract: "Contrat",
  contractHint: "Numéro et dates.",
  bankAccount: "Compte bancaire",
  notes: "Notes et statut",
  notesHint: "Seul votre personnel voit ces notes.",
  active: "Active",
  suspend: "Suspendre cette entreprise",
  suspendMany: "Suspendre",
  resumeMany: "Rétablir",
  isSuspended: "est déjà suspendue",
  isActive: "n’est pas suspendue",
  tabOverview: "Aperçu",
  noAccounts: "Pas encore de compte",
  noAccountsHint: "Ouvrez un compte à l’entreprise pour qu’elle achète à crédit ou avec un prépaiement.",
  openAccounts: "Ouvrir les comptes",
  contractEnded: "Contrat terminé",
  contractEnds: (days) =>
    days === 0 ? "Se termine aujourd’hui" : `Se termine dans ${plural(days, { one: "# jour", other: "# jours" })}`,
  tabProfile: "Profil",
  tabAccounts: "Comptes",
  suspends: (count) =>
    plural(count, { one: "# entreprise sera suspendue.", other: "# entreprises seront suspendues." }),
  resumes: (count) =>
    plural(count, { one: "# entreprise sera de nouveau active.", other: "# entreprises seront de nouveau actives." }),
};
export default messages;
