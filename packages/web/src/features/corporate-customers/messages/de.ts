import { plural } from "#kit/messages/de.ts";
import type { CompanyMessages } from "./en.ts";

const messages: CompanyMessages = {
  purpose: "Firmen, die von ihren Konten bezahlen.",
  add: "Firma hinzufügen",
  emptyTitle: "Fügen Sie die erste Firma hinzu",
  emptyHint: "Sie brauchen nur einen Namen. Konten können Sie später hinzufügen.",
  tabs: "Bereiche dieser Firma",
  company: "Firma",
  companyHint: "Name und Registerdaten.",
  hints: {
    code: "Ihr Code in Ihrer Buchhaltung.",
    external_id: "Ihre Kennung in einem anderen System.",
    suspended:
      "Eine gesperrte Firma kann nicht von ihren Konten bezahlen. Aufladen, korrigieren und abbuchen können Sie weiterhin.",
  },
  contact: "Kontakt",
  contactHint: "Ansprechpartner und Adresse für E-Mails an die Firma.",
  languageOfBusiness: "Wie das Unternehmen",
  contract: "Vertrag",
  contractHint: "Nummer und Laufzeit.",
  bankAccount: "Bankverbindung",
  notes: "Notizen und Status",
  notesHint: "Notizen sieht nur Ihr Personal.",
  active: "Aktiv",
  suspend: "Diese Firma sperren",
  suspendMany: "Sperren",
  resumeMany: "Entsperren",
  isSuspended: "ist schon gesperrt",
  isActive: "ist nicht gesperrt",
  tabOverview: "Überblick",
  noAccounts: "Noch keine Konten",
  noAccountsHint: "Geben Sie der Firma ein Konto, damit sie auf Kredit oder mit Guthaben einkauft.",
  openAccounts: "Konten öffnen",
  contractEnded: "Vertrag beendet",
  contractEnds: (days) => (days === 0 ? "Endet heute" : `Endet in ${plural(days, { one: "# Tag", other: "# Tagen" })}`),
  tabProfile: "Profil",
  tabAccounts: "Konten",
  suspends: (count) => plural(count, { one: "# Firma wird gesperrt.", other: "# Firmen werden gesperrt." }),
  resumes: (count) => plural(count, { one: "# Firma wird entsperrt.", other: "# Firmen werden entsperrt." }),
};
export default messages;
