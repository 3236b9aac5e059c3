import type { OfflineSalesMessages } from "./en.ts";

const messages: OfflineSalesMessages = {
  purpose: "Was Kassen ohne Verbindung verkauft haben und was sie dabei nicht wissen konnten.",
  emptyTitle: "Noch keine Offline-Verkäufe",
  emptyHint:
    "Ohne Verbindung verkauft eine Kasse weiter. Ihre Verkäufe erscheinen hier, sobald sie wieder verbunden ist.",
  period: "Verkauft",
  title: (number) => `Offline-Verkauf ${number}`,
  facts: "Verkauf",
  items: "Artikel",
  payments: "Zahlungen",
  notBooked: "Nicht gebucht",
  whatToDo: "Was zu tun ist",
  advice: {
    "price-changed": (amount) =>
      amount
        ? `Nach heutigen Preisen hätte der Verkauf ${amount} ergeben. Der Beleg bleibt gültig: Entscheiden Sie, ob Sie die Differenz erstatten.`
        : "Heute ließe sich der Verkauf so nicht mehr berechnen. Der Beleg bleibt gültig.",
    "goods-removed": (_, goods) =>
      `Diese Artikel wurden inzwischen aus dem Verkauf genommen: ${goods}. Der Verkauf zählt. Prüfen Sie den Bestand oder nehmen Sie die Artikel wieder in den Verkauf.`,
    "shift-closed": () =>
      "Die Schicht dieses Verkaufs war schon geschlossen, als er einging. Er zählt in der Schicht, die dann offen war: Dort gehört das Bargeld hin.",
    "customer-unknown": () => "Zur Eingabe an der Kasse gibt es keinen Kunden. Der Verkauf wurde ohne Kunden gebucht.",
    "customer-ambiguous": () =>
      "Die Eingabe an der Kasse passt zu mehreren Kunden. Der Verkauf wurde ohne Kunden gebucht: Schreiben Sie die Boni von Hand gut.",
    "customer-code": () =>
      "Der Code von der Seite des Kunden gilt einmal und für eine Minute. Wem er gehörte, lässt sich später nicht feststellen. Der Verkauf wurde ohne Kunden gebucht.",
    "customer-blocked": () => "Der Kunde ist gesperrt. Der Verkauf wurde deshalb ohne ihn gebucht.",
    "customer-price": (amount) =>
      amount
        ? `Der Kunde hätte ${amount} bezahlt. Der Verkauf wurde deshalb ohne ihn gebucht. Erstatten Sie die Differenz oder schreiben Sie Boni von Hand gut.`
        : "Der Kunde hätte einen anderen Betrag bezahlt. Der Verkauf wurde deshalb ohne ihn gebucht. Schreiben Sie bei Bedarf Boni von Hand gut.",
    "sums-differ": (amount) =>
      `Mit den Preisen der Kasse kommt der Server auf ${amount ?? "einen anderen Betrag"}. Es wurde nichts gebucht: Erfassen Sie den Verkauf nach dem Beleg und aktualisieren Sie die App dieser Kasse.`,
    "not-priced": () =>
      "Mit dem, was die Kasse wusste, lässt sich der Verkauf nicht berechnen. Es wurde nichts gebucht: Erfassen Sie ihn nach dem Beleg.",
    "time-wrong": () =>
      "Der Verkauf liegt vor dem Laden der Preise, nach ihrem Ende oder in der Zukunft. Es wurde nichts gebucht: Stellen Sie die Uhr der Kasse und erfassen Sie den Verkauf nach dem Beleg.",
    "catalogue-unknown": () =>
      "Die Kasse hat den Verkauf so spät gesendet, dass ihre Preise nicht mehr vorhanden sind. Es wurde nichts gebucht: Erfassen Sie ihn nach dem Beleg.",
    "transaction-known": () =>
      "Ein anderer Verkauf hat schon diese Kennung. Es wurde nichts gebucht: Vergleichen Sie beide und erfassen Sie diesen nach dem Beleg, falls er fehlt.",
  },
  settle: "Als geklärt markieren",
  settleHint: "Schreiben Sie, was Sie getan haben. Der Verkauf selbst bleibt, wie er ist.",
  openTransaction: (number) => `Nr. ${number}`,
};

export default messages;
