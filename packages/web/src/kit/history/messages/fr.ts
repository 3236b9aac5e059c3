import { messagesIn } from "@patron/contract/history/messages";
import { pluralIn } from "../../messages.ts";
import type { HistoryMessages } from "./en.ts";

const plural = pluralIn("fr");

const messages: HistoryMessages = {
  nothing: "Rien n’a encore été modifié.",
  showMore: "Afficher les modifications précédentes",
  from: "depuis l’adresse",
  more: (count) => plural(count, { one: "et # autre champ", other: "et # autres champs" }),
  entityTypes: {
    business: "Entreprise",
    business_settings: "Paramètres de l’entreprise",
    card_category: "Catégorie de clients",
    card_category_settings: "Paramètres des catégories",
    corporate_customer: "Entreprise cliente",
    customer: "Client",
    customer_account: "Compte d’un client",
    export: "Fichier",
    goods: "Article",
    goods_category: "Catégorie d’articles",
    legal_info: "Mentions légales",
    loyalty: "Programme de fidélité",
    loyalty_settings: "Paramètres du programme",
    master_price: "Prix prévu",
    news: "Actualité",
    person: "Profil",
    pos: "Point de vente",
    preference: "Préférence d’écran",
    price_group: "Groupe de prix",
    price_group_item: "Prix dans un groupe",
    rule: "Règle",
    rule_settings: "Paramètres des règles",
    saved_view: "Vue enregistrée",
    special_account: "Compte client",
    tax: "Taxe",
    terminal: "Terminal",
    transaction: "Transaction",
  },
  actions: {
    added: "Ajout",
    changed: "Modification",
    removed: "Suppression",
    exported: "Export",
    done: "Exécution",
  },
  actors: {
    person: "Une personne",
    terminal: "Un terminal",
    system: "Le système",
  },
  ...messagesIn("fr"),
};
export default messages;
