import { labelled } from "@patron/contract/labelled";
import type { Sentences } from "../facts.ts";

const by = (name: string) => (name ? `Durch ${name}.` : "");

export const sentences: Sentences = {
  "daily-report": ({ day, sums }, show) => ({
    title: `Verkäufe am ${show.day(day)}`,
    text:
      sums.length === 0
        ? "Keine Verkäufe."
        : sums
            .map(
              ({ currency, sales, amount }) =>
                `${show.money(amount, currency)} aus ${show.number(sales)} ${show.plural(sales) === "one" ? "Verkauf" : "Verkäufen"}.`,
            )
            .join("\n"),
  }),
  refund: ({ number, amount, currency, terminal, by: who }, show) => ({
    title: `Erstattung von ${show.money(amount, currency)}`,
    text: [`Verkauf ${number}${terminal && ` an ${terminal}`} wurde storniert.`, by(who)].filter(Boolean).join(" "),
  }),
  "account-low": ({ account, owner, available, mark }, show) => ({
    title: `${account}: noch ${show.own(available)}`,
    text: `Auf dem Konto von ${owner} ist weniger als ${show.own(mark)}.`,
  }),
  "till-opened": ({ terminal, pos, by: who }) => ({
    title: `${terminal} wurde geöffnet`,
    text: [`Verkaufsstelle: ${pos}.`, by(who)].filter(Boolean).join(" "),
  }),
  "mailing-done": ({ loyalty, recipients }, show) => ({
    title: "Ihre Rundnachricht ist versendet",
    text: labelled(loyalty, `${show.number(recipients)} Empfänger.`, "de"),
  }),
  "provider-failing": ({ message_type, problem }, show) => ({
    title: `${show.channel(message_type)}: Nachrichten lassen sich nicht senden`,
    text: `${show.own(problem)} Prüfen Sie den Dienst unter „Nachrichtenversand“.`,
  }),
  "card-not-refunded": ({ number, terminal, amount, currency, isReturning, problem, said }, show) => ({
    title: isReturning
      ? `Die Belastung für Verkauf ${number} wird erstattet`
      : `Eine Kartenrückerstattung für ${number} ist fehlgeschlagen`,
    text: [
      labelled(terminal, show.money(amount, currency), "de"),
      show.own(problem),
      said,
      isReturning ? "" : "Patron versucht es automatisch erneut. Einzelheiten stehen in der Transaktion.",
    ]
      .filter(Boolean)
      .join(" "),
  }),
  "fiscal-refused": ({ number, terminal, problem, said }, show) => ({
    title: number ? `Der Fiskalbeleg zu ${number} wurde abgelehnt` : "Das Ende einer Fiskalschicht wurde abgelehnt",
    text: [
      labelled(terminal, show.own(problem), "de"),
      said,
      "Er wird von selbst noch einmal gesendet. Siehe Fiskalbelege.",
    ]
      .filter(Boolean)
      .join("\n"),
  }),
  "offline-conflict": ({ number, terminal, conflict }, show) => ({
    title: `Der Offline-Verkauf ${number} ist zu klären`,
    text: [
      labelled(terminal, show.own(conflict), "de"),
      "Siehe Offline-Verkäufe, mit allen weiteren, die diese Kasse innerhalb der Stunde sendet.",
    ].join("\n"),
  }),
  "spending-limit": ({ limit, currency }, show) => ({
    title: "Die Ausgabengrenze für Nachrichten ist erreicht",
    text: `Nachrichten würden in diesem Monat mehr als ${show.money(limit, currency)} kosten, deshalb wurden einige zurückgehalten. Erhöhen Sie die Grenze unter „Nachrichtenversand“.`,
  }),
  "ledger-difference": ({ gaps }, show) => ({
    title: "Die Kontenprüfung fand eine Abweichung",
    text: `Salden, die nicht zu ihren Buchungen passen: ${show.number(gaps)}. Sehen Sie sich das Ergebnis an und informieren Sie die Person, die den Server betreut.`,
  }),
  "access-changed": ({ staff, by: who, change }) => ({
    title: {
      added: `Neuer Mitarbeiter: ${staff}`,
      changed: `Zugang von ${staff} geändert`,
      suspended: `${staff} wurde gesperrt`,
      reinstated: `${staff} kann sich wieder anmelden`,
    }[change],
    text: by(who),
  }),
  "api-key-changed": ({ by: who, change }) => ({
    title: change === "made" ? "Neuer API-Schlüssel erstellt" : "API-Schlüssel gelöscht",
    text: by(who),
  }),
  "new-device": ({ person, device, address }) => ({
    title: `${person}: Anmeldung mit einem neuen Gerät`,
    text: [device, address].filter(Boolean).join(", "),
  }),
  "support-entered": ({ by }) => ({
    title: `${by} vom Support ist in Ihrem Unternehmen`,
    text: "Falls Sie das nicht erwartet haben, beenden Sie den Zugang unter „Support“.",
  }),
  "listing-decided": ({ pos, state, reason }) => ({
    title: state === "allowed" ? `${pos} steht im öffentlichen Verzeichnis` : `Der Eintrag von ${pos} wurde abgelehnt`,
    text: reason,
  }),
  "support-answered": ({ by, subject }) => ({
    title: "Der Support hat geantwortet",
    text: [subject, by].filter(Boolean).join(", "),
  }),
};
