import type { PosterMessages } from "./poster-en.ts";

const messages: PosterMessages = {
  account: "Compte Poster",
  accountHint:
    "Les ventes clôturées de cette caisse deviennent des ventes du terminal\u00a0: les clients gagnent des bonus grâce à leur téléphone, les articles sont trouvés par leur code. Les remises sont celles que Poster a accordées.",
  keptToken: "Enregistré. Laissez vide pour le garder.",
  applicationsHint: "Ou laissez Poster donner lui-même l’accès\u00a0:",
  connectThrough: (application: string) => `Connecter par ${application}`,
  place: "Établissement et caisse",
  placeHint: "Les ventes sont reprises à partir de l’activation.",
  connectFirst: "Enregistrez d’abord le compte et le jeton d’accès.",
  allRegisters: "Toutes les caisses",
  reading: "Ventes",
  readingHint:
    "Lues chaque minute. Les remboursements dans Poster ne sont pas repris\u00a0: une vente supprimée là-bas est signalée dans la liste.",
  notRead: "Les ventes ne sont pas lues actuellement",
  notYet: "Pas encore",
  openSales: "Ouvrir les ventes de Poster",
  check: "Vérifier la connexion",
  checkHint: "Les réglages enregistrés sont vérifiés.",
  hints: {
    account: "La première partie de votre adresse chez Poster.",
    access_token: "Poster → Accès → Intégration. Il est chiffré et reste sur le serveur.",
  },
  checkGood: (number: number) => `Poster répond\u00a0: ${number} ${number === 1 ? "établissement" : "établissements"}.`,
};

export default messages;
