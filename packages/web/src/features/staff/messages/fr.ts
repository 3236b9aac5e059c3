import type { StaffMessages } from "./en.ts";

const messages: StaffMessages = {
  purpose: "Qui travaille ici, et ce que chacun peut faire.",
  add: "Ajouter un employé",
  emptyTitle: "Ajoutez votre premier employé",
  emptyHint: "Les employés se connectent avec un code et ne voient que ce que vous autorisez.",
  tabs: "Rubriques de cet employé",
  tabProfile: "Profil",
  tabAccess: "Accès",
  tabTerminals: "En caisse",
  person: "Personne",
  records: "Vos dossiers",
  recordsHint: "Seuls les employés les voient.",
  access: "Accès",
  accessHint: "Les rôles ouvrent des parties du back-office. Plusieurs rôles se complètent.",
  modelOff:
    "Les rôles sont désactivés : tous les employés peuvent presque tout faire. Activez-les dans les réglages, sous « Accès ».",
  hints: {
    language: "La langue de ses écrans.",
    email: "Pour le contacter. La connexion se fait avec un code.",
    login: "Au moins 3 caractères, sans espace. Majuscules et minuscules sont équivalentes.",
    password:
      "Au moins 6 caractères. Personne ne peut le voir ensuite. Un nouveau mot de passe déconnecte l’employé des caisses.",
    external_code: "Son numéro dans votre comptabilité.",
    access: "Les propriétaires peuvent tout faire.",
    roles: "Laissez vide pour n’ouvrir que ce que tout le monde utilise.",
    access_scopes: "Pour les modifications qui demandent une confiance particulière.",
    suspended: "Un employé suspendu est déconnecté aussitôt et ne peut plus se connecter.",
  },
  tillSignIn: "Connexion en caisse",
  tillSignInHint:
    "En caisse, l’employé se connecte avec cet identifiant et ce mot de passe, ou avec son code de connexion.",
  newPassword: "Nouveau mot de passe",
  keepPassword: "Laissez vide pour garder le mot de passe actuel.",
  terminals: {
    title: "Terminaux",
    hint: "L’employé peut vendre sur ces terminaux, et sur tous ceux qui n’ont pas de liste d’employés.",
    none: "Pas encore de terminaux.",
    add: "Ajouter un terminal",
    remove: (title) => `Retirer ${title}`,
  },
  hasCode: "Oui",
  hasNoCode: "Non",
  codeHint:
    "Il se saisit sur la page de connexion des employés. Il reste valable jusqu’à ce que vous le remplaciez ou le retiriez.",
  codeOnce: "Copiez le code maintenant. Il ne sera plus affiché.",
  codeSince: (when) => `Le code actuel a été créé le ${when}.`,
  noCode: "Pas encore de code : la connexion est impossible.",
  createCode: "Créer un code",
  renewCode: "Créer un nouveau code",
  renewTitle: "Créer un nouveau code ?",
  renewMessage: "L’ancien code ne fonctionne plus, et l’employé est déconnecté partout.",
  removeCode: "Retirer le code",
  removeTitle: "Retirer le code ?",
  removeMessage: "L’employé est déconnecté partout et ne peut se reconnecter qu’avec un nouveau code.",
};
export default messages;
