import { plural } from "../../messages/de.ts";
import type { TraceMessages } from "./en.ts";

const named = (name: string) => (name ? ` „${name}“` : "");
const byRule = (name: string) => (name ? `, nach der Regel${named(name)}` : "");

const limits = {
  balance: "mehr ist nicht auf der Karte",
  "max-percent": "mit Boni darf nur ein Teil des Einkaufs bezahlt werden",
  goods: "manche Artikel lassen sich nicht mit Boni bezahlen",
  "whole-units": "damit ein glatter Betrag zu zahlen bleibt",
};
const access = { full: "voll", limited: "eingeschränkt", none: "keiner" };

const messages: TraceMessages = {
  label: "Warum diese Zahlen",
  line: (place) => `Zeile ${place}`,
  times: (title, quantity) => `${title} × ${quantity}`,
  wholeCheck: "Ganzer Verkauf",
  notApplied: "Was nicht galt",
  onLine: (line) => `Bei: ${line}`,
  unnamed: "Ohne Namen",
  redemption: "Boni einlösen",
  steps: {
    "price-source": ({ source }) => (source === "master-price" ? "Preis der Preisgruppe" : "Preis des Artikels"),
    "price-option": ({ name }) => `Sonderpreis${named(name)}`,
    "price-entered": () => "Von Hand eingegebener Preis",
    "base-tax": ({ name }) => `Steuer${named(name)} im Preis`,
    "price-including-taxes": () => "Preis mit Steuern",
    commission: ({ name }) => `Gebühr${named(name)}`,
    "price-posted": () => "Ausgezeichneter Preis",
    "line-amount": ({ price, quantity }) => `${price} × ${quantity}`,
    "line-amount-stated": () => "Betrag laut Kasse, Zapfsäule oder Waage",
    discount: ({ name }) => `Rabatt${named(name)}`,
    "discount-cap": ({ percent }) => `Rabatte sind auf ${percent} des Verkaufs begrenzt`,
    "finalise-limit": () => "Innerhalb des reservierten Betrags",
    "redemption-asked": () => "Boni, die der Kunde einlösen möchte",
    "redemption-lowered": ({ by }) => `Weniger Boni: ${limits[by]}`,
    redemption: () => "Mit Boni bezahlt",
    "sales-tax": ({ name }) => `Steuer${named(name)} aufgeschlagen`,
    "contained-tax": ({ name }) => `Steuer${named(name)} enthalten`,
    delivery: () => "Lieferung",
    tip: () => "Trinkgeld",
    "amount-to-pay": () => "Zu zahlen",
    "cash-rounding": ({ step }) => `Bargeld wird auf ${step} gerundet`,
    "special-account": ({ name }) => `Bezahlt vom Konto${named(name)}`,
    charge: ({ name, target, account }) =>
      account
        ? `Gutschrift auf${named(account)} durch${named(name)}`
        : target === "promotional-bonuses"
          ? `Aktionsboni durch${named(name)}`
          : `Boni durch${named(name)}`,
    lot: ({ until, target, account }) =>
      account
        ? `Gutschrift auf${named(account)} insgesamt`
        : until
          ? `Aktionsboni, gültig bis ${until}`
          : target === "promotional-bonuses"
            ? "Aktionsboni"
            : "Boni ohne Ablaufdatum",
    "coupon-emission": ({ series, count }) =>
      plural(count, {
        one: `# Gutschein${named(series)} für die Kundin oder den Kunden`,
        other: `# Gutscheine${named(series)} für die Kundin oder den Kunden`,
      }),
    "category-change": ({ from, to, name }) =>
      from
        ? `Kartenkategorie: von${named(from)} zu${named(to)}${byRule(name)}`
        : `Kartenkategorie:${named(to)}${byRule(name)}`,
    "referral-reward": ({ side }) =>
      side === "referrer" ? "Prämie für die Einladung" : "Prämie für den eingeladenen Gast",
  },
  rejections: {
    inactive: () => "Sie ist nicht aktiv.",
    "not-picked": () => "Sie wurde an der Kasse nicht gewählt.",
    "coupon-only": () => "Sie gilt nur mit Gutschein.",
    "kiosk-only": () => "Sie gilt nur am Selbstbedienungskiosk.",
    "other-pos": () => "Sie gilt für andere Verkaufsstellen.",
    "other-terminal": () => "Sie gilt für andere Terminals.",
    "other-currency": () => "Sie gilt für eine andere Währung.",
    "before-date": ({ date }) => `Sie beginnt am ${date}.`,
    "after-date": ({ date }) => `Sie endete am ${date}.`,
    "other-week-day": ({ weekDay }) => `An diesem Tag gilt sie nicht: ${weekDay}.`,
    "outside-hours": ({ from, to }) => `Sie gilt von ${from || "0:00"} bis ${to || "24:00"} Uhr.`,
    "customer-needed": () => "Sie braucht einen Kunden mit Karte.",
    "members-only": () => "Sie gilt nur für Mitglieder des Programms.",
    "access-none": () => "Die Karte des Kunden ist gesperrt.",
    "no-matching-goods": () => "Keiner ihrer Artikel ist im Einkauf.",
    "check-amount-below": ({ limit }) => `Der Einkauf liegt unter ${limit}.`,
    "check-amount-above": ({ limit }) => `Der Einkauf liegt über ${limit}.`,
    "goods-amount-below": ({ limit }) => `Ihre Artikel kosten weniger als ${limit}.`,
    "goods-amount-above": ({ limit }) => `Ihre Artikel kosten mehr als ${limit}.`,
    "birthday-unknown": () => "Der Geburtstag des Kunden ist nicht bekannt.",
    "birthday-outside-window": () => "Der Geburtstag des Kunden ist nicht nah genug.",
    "gender-unknown": () => "Das Geschlecht des Kunden ist nicht bekannt.",
    "other-gender": () => "Sie gilt für Kunden des anderen Geschlechts.",
    "age-unknown": () => "Das Alter des Kunden ist nicht bekannt.",
    "age-below": ({ age }) => `Der Kunde ist jünger als ${age}.`,
    "age-above": ({ age }) => `Der Kunde ist älter als ${age}.`,
    "not-first-purchase": () => "Sie gilt nur für den ersten Einkauf.",
    "registered-too-long-ago": ({ days }) =>
      plural(days, {
        one: "Der Kunde ist seit mehr als # Tag dabei.",
        other: "Der Kunde ist seit mehr als # Tagen dabei.",
      }),
    "other-payment-type": () => "Es wird anders bezahlt, oder die Zahlungsart steht noch nicht fest.",
    "limit-per-customer": ({ limit }) => `Der Kunde hat sie so oft genutzt wie erlaubt: ${limit}.`,
    "limit-per-day": ({ limit }) => `Sie wurde heute so oft genutzt wie erlaubt: ${limit}.`,
    "limit-total": ({ limit }) => `Sie wurde so oft genutzt wie erlaubt: ${limit}.`,
    "audience-not-listed": () => "Sie hat keinen Wert für diesen Kunden.",
    "measure-missing": () => "Was der Kunde bisher gekauft hat, ist nicht bekannt.",
    "below-first-threshold": ({ measure }) => `Die erste Stufe ist nicht erreicht: ${measure}.`,
    "value-zero": () => "Ihr Wert für diesen Kunden ist null.",
    "special-price-dearer": () => "Ihr Sonderpreis ist nicht niedriger.",
    "nothing-left": () => "Andere Rabatte haben nichts übrig gelassen.",
    "rounds-to-zero": () => "Ihr Rabatt wird auf null gerundet.",
    beaten: ({ winner, would }) => `„${winner}“ bringt mehr. Diese Regel hätte ${would} ergeben.`,
    "bonuses-redeemed": () => "Für mit Boni bezahlte Einkäufe gibt es keine Boni.",
    "paid-from-account": () => "Für Zahlungen von diesem Konto gibt es keine Boni.",
    "nothing-to-charge": () => "Es gibt nichts, worauf gutgeschrieben wird.",
    "target-missing": () => "Es fehlt, wohin gutgeschrieben wird.",
    "target-takes-no-percent": () => "Ihr Konto wird nicht in Geld geführt, ein Prozentsatz ist nicht möglich.",
    "target-closed": () => "Ihr Konto ist derzeit nicht aktiv.",
    "expiry-past": () => "Ihre Boni wären schon verfallen.",
    "set-incomplete": () => "Für ein ganzes Set sind zu wenige ihrer Artikel im Einkauf.",
    excluded: ({ winner }) => `„${winner}“ gilt nicht zusammen mit anderen Regeln.`,
    "coupon-not-open": () => "Der Gutschein ist schon eingelöst oder storniert.",
    "coupon-not-yet-valid": ({ date }) => `Der Gutschein gilt ab ${date}.`,
    "coupon-expired": ({ date }) => `Der Gutschein galt bis ${date}.`,
    "coupon-of-other-customer": () => "Der Gutschein gehört jemand anderem.",
    "coupon-twice": () => "Der Gutschein wurde zweimal eingegeben.",
    "coupon-rule-missing": () => "Für den Gutschein gibt es hier keine Regel.",
    "batch-missing": () => "Es fehlt die Angabe, welche Gutscheine sie ausgibt.",
    "batch-inactive": () => "Ihre Gutscheinserie ist nicht aktiv.",
    "batch-not-yet-issued": () => "Ihre Gutscheine werden noch nicht ausgegeben.",
    "batch-no-longer-issued": () => "Ihre Gutscheine werden nicht mehr ausgegeben.",
    "batch-exhausted": () => "Alle Gutscheine der Serie sind ausgegeben.",
    "batch-customer-limit": () => "Mehr Gutscheine der Serie sind für diese Person nicht erlaubt.",
    "category-daily-only": () => "Sie wird einmal am Tag geprüft, nicht beim Verkauf.",
    "category-other-from": () => "Sie gilt für eine andere Kategorie.",
    "category-held-already": () => "Diese Kategorie ist schon vergeben.",
    "category-pinned": () => "Die Kategorie wurde manuell vergeben und wird nicht herabgestuft.",
    "category-measure-below": ({ measure }) => `Es wurde noch zu wenig gekauft: ${measure}.`,
    "category-measure-above": ({ measure }) => `Es wurde mehr gekauft, als sie vorsieht: ${measure}.`,
    "referral-inactive": () => "Das Empfehlungsprogramm ist nicht aktiv.",
    "referral-no-reward": () => "Für diese Seite ist keine Prämie vorgesehen.",
    "referral-other-occasion": () => "Die Prämie gibt es bei einem anderen Ereignis.",
    "referral-not-first-purchase": () => "Es ist nicht der erste Einkauf nach der Einladung.",
    "referral-purchases-limit": ({ limit }) => `So viele Einkäufe wie erlaubt wurden schon belohnt: ${limit}.`,
    "referral-days-limit": ({ limit }) => `Die Anmeldung liegt mehr als ${limit} Tage zurück.`,
    "referral-amount-below": ({ limit }) => `Der Einkauf liegt unter ${limit}.`,
    "referral-level-without-reward": () => "So weit oben in der Kette gibt es keine Prämie.",
    "referral-other-currency": () => "Die Prämie ist in einer anderen Währung.",
    "redemption-customer-needed": () => "Boni einlösen kann nur ein Kunde mit Karte.",
    "redemption-access": ({ access: held }) => `Der Zugang der Karte erlaubt kein Einlösen: ${access[held]}.`,
    "redemption-min-check-amount": ({ limit }) => `Boni lassen sich ab einem Einkauf von ${limit} einlösen.`,
    "redemption-no-balance": () => "Es sind keine Boni vorhanden.",
    "redemption-goods-excluded": () => "Diese Artikel lassen sich nicht mit Boni bezahlen.",
    "redemption-share-zero": () => "Mit Boni darf kein Teil des Einkaufs bezahlt werden.",
    "redemption-not-full": () => "Die Boni decken nicht den ganzen Einkauf.",
    "redemption-no-whole-amount": () => "Es bliebe kein glatter Betrag zu zahlen.",
    "option-inactive": () => "Dieser Sonderpreis ist nicht aktiv.",
    "option-before-date": () => "Dieser Sonderpreis gilt noch nicht.",
    "option-after-date": () => "Dieser Sonderpreis gilt nicht mehr.",
    "option-other-goods": () => "Dieser Sonderpreis gilt für andere Artikel.",
    "option-outranked": () => "Ein spezifischerer Sonderpreis gilt.",
    "price-not-yet-valid": ({ date }) => `Dieser Preis gilt ab ${date}.`,
    "price-superseded": ({ date }) => `Dieser Preis vom ${date} wurde durch einen neueren ersetzt.`,
    "price-by-hand": () => "Ein Preis wurde von Hand eingegeben.",
  },
};
export default messages;
