import { plural } from "#kit/messages/de.ts";
import type { CompanyMessages } from "./en.ts";

const messages: CompanyMessages = {
  purpose: "Firmen, die bei Ihnen kaufen, und was auf ihren Kundenkonten steht.",
  add: "Firma hinzufügen",
  emptyTitle: "Fügen Sie die erste Firma hinzu",
  emptyHint: "Für den Anfang genügt ein Name. Kundenkonten geben Sie ihr auf ihrer eigenen Seite.",
  tabs: "Bereiche dieser Firma",
  company: "Firma",
  companyHint: "Wie Sie sie nennen und wie sie eingetragen ist.",
  hints: {
    code: "Wie Ihre eigenen Bücher sie nennen.",
    external_id: "Ihre Kennung in einem anderen System.",
    suspended:
      "Von ihren Konten wird dann nichts bezahlt. Aufladen, berichtigen und abbuchen können Sie hier weiterhin.",
  },
  contact: "Kontakt",
  contactHint: "Wen man anruft und wohin E-Mails an die Firma gehen.",
  languageOfBusiness: "Wie das Unternehmen",
  contract: "Vertrag",
  contractHint: "Seine Nummer und wie lange er gilt.",
  bankAccount: "Bankverbindung",
  notes: "Notizen und Status",
  notesHint: "Nur Ihr Personal sieht sie.",
  active: "Aktiv",
  suspend: "Diese Firma sperren",
  suspendMany: "Sperren",
  resumeMany: "Entsperren",
  isSuspended: "ist schon gesperrt",
  isActive: "ist nicht gesperrt",
  tabOverview: "Überblick",
  noAccounts: "Noch keine Konten",
  noAccountsHint: "Geben Sie dem Unternehmen ein Konto, damit es auf Kredit oder mit Guthaben einkauft.",
  openAccounts: "Konten öffnen",
  contractEnded: "Vertrag beendet",
  contractEnds: (days) => (days === 0 ? "Endet heute" : `Endet in ${plural(days, { one: "# Tag", other: "# Tagen" })}`),
  tabProfile: "Profil",
  tabAccounts: "Konten",
  suspends: (count) => plural(count, { one: "# Firma wird gesperrt.", other: "# Firmen werden gesperrt." }),
  resumes: (count) => plural(count, { one: "# Firma wird entsperrt.", other: "# Firmen werden entsperrt." }),
};
export default messages;
