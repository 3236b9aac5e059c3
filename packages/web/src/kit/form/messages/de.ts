import type { FormMessages } from "./en.ts";

const messages: FormMessages = {
  notSaved: "Nicht gespeicherte Änderungen",
  staleTitle: "Jemand anderes hat diesen Datensatz geändert",
  staleMessage:
    "Ihre Änderungen sind noch da. Überschreiben Sie damit die anderen, oder verwerfen Sie sie und laden Sie den neuesten Stand.",
  saveAnyway: "Meine Änderungen speichern",
  showPresent: "Neuesten Stand laden",
  leaveTitle: "Ohne Speichern verlassen?",
  leaveMessage: "Ihre Änderungen auf dieser Seite gehen verloren.",
  leave: "Verlassen",
  stay: "Bleiben",
  draftRestored: "Ihre Eingaben von vor dem Neuladen sind wiederhergestellt.",
  historyHint: "Wer was geändert hat, das Neueste zuerst.",
  colours: {
    emerald: "Smaragd",
    teal: "Petrol",
    sky: "Himmelblau",
    indigo: "Indigo",
    violet: "Violett",
    rose: "Rosé",
    amber: "Bernstein",
    slate: "Schiefer",
  },
};
export default messages;
