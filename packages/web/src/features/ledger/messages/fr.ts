import { plural } from "#kit/messages/fr.ts";
import type { LedgerMessages } from "./en.ts";

const messages: LedgerMessages = {
  purpose: "Compare chaque solde à ses écritures : chaque nuit et à votre demande.",
  nights: "Contrôles de nuit",
  noNight: "Le premier contrôle aura lieu cette nuit.",
  agreed: "Aucun écart",
  again: "Vérifier à nouveau",
  clean: "Tout concorde",
  cleanHint: (at) => `Contrôlé le ${at}.`,
  broken: (count) =>
    plural(count, { one: "# enregistrement ne concorde pas", other: "# enregistrements ne concordent pas" }),
  brokenHint: (at) =>
    `Constaté le ${at}. Vous pouvez continuer à vendre. Montrez cette page à la personne qui gère le serveur : des soldes ont été modifiés sans écriture.`,
  promises: "Contrôles",
  proved: "Enregistrements contrôlés",
  counts: {
    accounts: "Comptes",
    transfers: "Virements",
    entries: "Écritures",
    lots: "Lots de bonus",
    holds: "Réservations",
  },
  holds: "Réussi :",
  fails: "Échoué :",
  gap: (found, expected) => `vaut ${found} au lieu de ${expected} (en plus petite unité)`,
  pricedAgain: (at: string, computed: string) => `enregistré : ${at}, recalculé : ${computed}`,
  promiseNames: {
    "transfers-sum-to-zero": "La somme de chaque virement est nulle.",
    "balances-are-entries": "Chaque solde est la somme de ses écritures.",
    "entries-chain": "Les écritures se suivent sans trou.",
    "versions-count-entries": "Chaque compte a le bon nombre d’écritures.",
    "bonuses-are-lots": "Les bonus d’un client sont la somme de leurs lots.",
    "lots-are-entries": "Le reste d’un lot est ce qui a été ajouté moins ce qui a été dépensé.",
    "held-is-holds": "Le montant réservé d’un compte est la somme de ses réservations.",
    "holds-are-pins": "Chaque réservation indique les lots qu’elle dépensera.",
    "pins-fit-lots": "Aucun lot n’est réservé deux fois.",
    "accounts-have-owners": "Chaque compte client appartient à un seul client, dans une seule unité.",
    "transactions-tell-accounts": "Chaque mouvement d’un compte client a une transaction du même montant.",
    "books-sum-to-zero": "La somme de tous les comptes est nulle, par type de compte et par unité.",
    "spending-within-credit": "Aucun compte n’est dépensé au-delà de son solde et de son crédit.",
    "reversals-are-whole": "Les transactions annulées, et elles seules, sont contrepassées une fois et en entier.",
    "states-have-moments": "Le statut de chaque transaction correspond à ses dates.",
    "holds-are-reservations": "Seules les transactions réservées retiennent des montants.",
    "sales-price-the-same": "Un échantillon de ventes, recalculé, donne le même résultat.",
  },
};

export default messages;
