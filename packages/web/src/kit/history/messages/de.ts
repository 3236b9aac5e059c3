import { messagesIn } from "@patron/contract/history/messages";
import { pluralIn } from "../../messages.ts";
import type { HistoryMessages } from "./en.ts";

const plural = pluralIn("de");

const messages: HistoryMessages = {
  nothing: "Noch wurde nichts geändert.",
  showMore: "Frühere Änderungen zeigen",
  from: "von Adresse",
  more: (count) => plural(count, { one: "und # weiteres Feld", other: "und # weitere Felder" }),
  entityTypes: {
    business: "Unternehmen",
    business_settings: "Unternehmenseinstellungen",
    card_category: "Kundenkategorie",
    card_category_settings: "Kategorieeinstellungen",
    corporate_customer: "Firma",
    customer: "Kunde",
    customer_account: "Konto des Kunden",
    export: "Datei",
    goods: "Artikel",
    goods_category: "Warengruppe",
    legal_info: "Rechtliche Angaben",
    loyalty: "Treueprogramm",
    loyalty_settings: "Programmeinstellungen",
    master_price: "Geplanter Preis",
    news: "Neuigkeit",
    person: "Benutzerprofil",
    pos: "Verkaufsstelle",
    preference: "Ansichtseinstellung",
    price_group: "Preisgruppe",
    price_group_item: "Preis in einer Gruppe",
    rule: "Regel",
    rule_settings: "Regeleinstellungen",
    saved_view: "Gespeicherte Ansicht",
    special_account: "Kundenkonto",
    tax: "Steuer",
    terminal: "Terminal",
    transaction: "Transaktion",
  },
  actions: {
    added: "Hinzugefügt",
    changed: "Geändert",
    removed: "Entfernt",
    exported: "Exportiert",
    done: "Ausgeführt",
  },
  actors: {
    person: "Eine Person",
    terminal: "Ein Terminal",
    system: "Das System",
  },
  ...messagesIn("de"),
};
export default messages;
