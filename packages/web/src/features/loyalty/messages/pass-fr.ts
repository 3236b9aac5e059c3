import type { PassMessages } from "./pass-en.ts";

const messages: PassMessages = {
  pass: "Carte Wallet",
  passHint:
    "Les clients ajoutent leur carte au Wallet de leur téléphone et la montrent à la caisse. Cela marche sur iPhone, Apple Watch et Android.",
  active: "Les clients peuvent ajouter leur carte",
  certificate: "Certificat d’Apple",
  hints: {
    certificate: "Un fichier .p12 contient déjà la clé. Sinon, choisissez ici le certificat et sa clé plus bas.",
    certificate_key: "Seulement si le certificat n’est pas un fichier .p12.",
  },
  certificateHint:
    "Apple n’accepte que des cartes signées. Créez un type de carte et son certificat dans votre compte développeur Apple, puis choisissez ici ses fichiers. La clé est stockée chiffrée et n’est plus jamais affichée.",
  inUse: "Utilisé",
  authorities: "Certificats intermédiaires d’Apple",
  chooseFile: "Choisir un fichier",
  noFile: "Aucun fichier choisi",
  google: "Compte Google",
  googleHint:
    "Créez un compte d’émetteur dans la Google Pay & Wallet Console et un compte de service avec une clé dans Google Cloud, puis ajoutez ce compte aux utilisateurs de l’émetteur. Laissez l’identifiant vide pour ne pas donner de cartes pour Android. La clé est conservée chiffrée et n’est plus jamais affichée.",
  check: "Vérifier",
  checkHint: "Interroge Google avec les réglages enregistrés.",
  checkGood: "Google accepte les cartes.",
  texts: "Textes",
  textsHint: "Laissez vide pour afficher le nom public du programme.",
  colours: "Couleurs",
  coloursHint: "Valeurs et libellés doivent bien contraster avec le fond.",
  contents: "Contenu",
  contentsHint:
    "Chaque champ a un libellé et une valeur. Les valeurs entre accolades sont remplies pour chaque client.",
  removeField: "Retirer le champ",
  addField: "Ajouter un champ",
  ownText: "Texte libre",
  barcodeHint:
    "Contient ce qui permet à vos caisses de trouver le client : l’identifiant externe, sinon le téléphone ou l’adresse e-mail.",
  preview: "Aperçu de la carte Wallet",
  previewHint: "Un client d’exemple, dans votre langue.",
  pictures: {
    icon: "Affichée dans les notifications et sur l’écran verrouillé. Au moins 87 × 87 pixels. Sans icône, c’est un carré de la couleur de fond.",
    logo: "En haut à gauche de la carte. 480 × 150 pixels au plus sont utilisés.",
    strip: "Derrière le grand champ. Idéalement 1125 × 432 pixels.",
  },
  valueNames: {
    bonuses_balance: "Solde de bonus",
    account_balances: "Soldes des comptes client",
    category_title: "Catégorie",
    customer_name: "Nom du client",
    card_code: "Numéro de carte",
  },
  shortNames: {
    bonuses_balance: "Bonus",
    account_balances: "Comptes",
    category_title: "Catégorie",
    customer_name: "Client",
    card_code: "Numéro de carte",
  },
  sample: {
    bonuses_balance: "125",
    account_balances: "Carburant : 40 l",
    category_title: "Or",
    customer_name: "Camille Laurent",
    card_code: "380671234567",
  },
};

export default messages;
