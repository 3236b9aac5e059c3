import { plural } from "#kit/messages/fr.ts";
import type { LedgerMessages } from "./en.ts";

const messages: LedgerMessages = {
  purpose: "Chaque solde est recalculé à partir de ses écritures, chaque nuit et à votre demande.",
  nights: "Chaque nuit",
  noNight: "La première nuit est encore à venir.",
  agreed: "Concorde",
  again: "Vérifier encore",
  clean: "Les comptes sont justes",
  cleanHint: (at) => `Chaque solde correspondait à ses écritures, ${at}.`,
  broken: (count) =>
    plural(count, { one: "# enregistrement ne concorde pas", other: "# enregistrements ne concordent pas" }),
  brokenHint: (at) =>
    `Constaté : ${at}. Les ventes continuent. Montrez cette page à la personne qui gère le serveur : quelque chose a écrit hors des comptes.`,
  promises: "Ce qui est promis",
  proved: "Ce qui a été vérifié",
  counts: {
    accounts: "Comptes",
    transfers: "Virements",
    entries: "Écritures",
    lots: "Lots de bonus",
    holds: "Réservations",
  },
  holds: "Tenu :",
  fails: "Rompu :",
  gap: (found, expected) => `vaut ${found}, devrait valoir ${expected} (plus petites unités)`,
  promiseNames: {
    "transfers-sum-to-zero": "Ce qui s’ajoute ici est pris ailleurs : chaque virement a une somme nulle.",
    "balances-are-entries": "Chaque solde est la somme de ses écritures.",
    "entries-chain": "Les écritures se suivent sans trou.",
    "versions-count-entries": "Chaque compte compte bien ses écritures.",
    "bonuses-are-lots": "Les bonus d’un client sont la somme de leurs lots.",
    "lots-are-entries": "Ce qui reste d’un lot est ce qui y a été mis et pris.",
    "held-is-holds": "Le montant réservé d’un compte est la somme de ses réservations.",
    "holds-are-pins": "Chaque réservation connaît les lots qu’elle dépensera.",
    "pins-fit-lots": "Aucun lot n’est promis deux fois.",
    "accounts-have-owners": "Chaque compte client appartient à un seul client, dans une seule unité.",
    "transactions-tell-accounts":
      "Chaque mouvement d’un compte client figure dans une transaction, avec le même montant.",
    "books-sum-to-zero":
      "Ce que possèdent les titulaires et ce qui y fait face s’annulent, pour chaque genre et unité.",
    "spending-within-credit": "Rien n’est dépensé au-delà du solde et du crédit du compte.",
    "reversals-are-whole": "Une transaction annulée est contrepassée une fois et en entier, toute autre jamais.",
    "states-have-moments": "Chaque transaction est dans un état que ses moments expliquent.",
    "holds-are-reservations": "Seules les transactions encore réservées retiennent quelque chose.",
  },
};

export default messages;
