import { plural } from "#kit/messages/fr.ts";
import type { CompanyMessages } from "./en.ts";

const messages: CompanyMessages = {
  purpose: "Les entreprises qui achètent chez vous et ce qu’il y a sur leurs comptes clients.",
  add: "Ajouter une entreprise",
  emptyTitle: "Ajoutez votre première entreprise",
  emptyHint: "Un nom suffit pour commencer. Ses comptes lui sont donnés sur sa propre page.",
  tabs: "Parties de cette entreprise",
  company: "Entreprise",
  companyHint: "Comment vous l’appelez et comment elle est immatriculée.",
  hints: {
    code: "Son nom dans votre propre comptabilité.",
    external_id: "Son identifiant dans un autre système.",
    suspended:
      "Rien n’est alors payé depuis ses comptes. Vous pouvez toujours les recharger, les corriger et les débiter ici.",
  },
  contact: "Contact",
  contactHint: "Qui appeler, et où vont les e-mails à l’entreprise.",
  languageOfBusiness: "Celle de votre société",
  contract: "Contrat",
  contractHint: "Son numéro et sa durée.",
  bankAccount: "Compte bancaire",
  notes: "Notes et état",
  notesHint: "Seul votre personnel les voit.",
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
