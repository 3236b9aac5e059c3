import type { BusinessMessages } from "./en.ts";

const messages: BusinessMessages = {
  tabNames: {
    general: "Général",
    customers: "Pour les clients",
    legal: "Informations légales",
    access: "Personnel et accès",
  },
  general: "À propos de l’entreprise",
  generalHint: "Seuls vous et votre personnel voyez ce nom.",
  codeHint: "Donnez ce code à vos partenaires et à l’assistance pour qu’ils trouvent votre entreprise.",
  place: "Région et devise",
  placeHint: "Valeurs par défaut des nouveaux programmes de fidélité et points de vente.",
  currencyLocked:
    "Des ventes existent dans cette devise : elle ne peut plus changer. Pour une autre devise, ajoutez une autre entreprise.",
  hints: {
    time_zone: "Détermine le début et la fin d’une journée dans les rapports.",
    language: "Utilisée quand un texte manque dans la langue du client.",
    public_name: "Laissez vide pour utiliser le nom de l’entreprise.",
    receipt_text: "Laissez vide pour un simple remerciement.",
    session_hours:
      "Passé ce délai, le personnel se reconnecte. 720 heures font 30 jours. S’applique dès la prochaine connexion.",
    transaction_comment_required: "Le personnel doit donner une raison pour modifier des bonus à la main.",
    loyalty_title: "Laissez vide pour utiliser le nom de l’entreprise.",
  },
  photoHint: "Affiché à côté du nom de l’entreprise.",
  photoAlt: "Logo de l’entreprise",
  receipts: "Tickets",
  receiptsHint: "Affichés en haut et en bas de chaque ticket, dans la langue du client si vous la remplissez.",
  terms: "Conditions",
  termsHint: "Liens vers vos conditions, affichés sous le ticket.",
  legal: "Informations légales",
  legalHint:
    "Affichées sur les documents et sur les exemplaires de tickets pour vous et pour les entreprises clientes.",
  numbers: "Numéros d’immatriculation",
  numbersHint: "Remplissez ceux que votre pays exige.",
  bank: "Banque et documents",
  bankHint: "Affichés sur les factures et relevés.",
  staff: "Personnel",
  staffHint: "S’applique à tous ceux qui travaillent ici.",
  hours: "heures",
  factor: "Connexion en deux étapes",
  factorHint: "Un mot de passe volé ne suffit alors plus pour entrer.",
  factorRequiredHint:
    "Les propriétaires et les employés du domaine « Sécurité » en ont besoin. Ceux qui ne l’ont pas la configurent aussitôt.",
  model: "Accès par rôle",
  modelHint: "Désactivé : chacun peut tout faire. Activé : seulement ce que permettent ses rôles et ses droits.",
  modelActiveHint: "Les propriétaires peuvent toujours tout faire. Les changements s’appliquent aussitôt.",
  modelOwnerOnly: "Seul un propriétaire peut modifier cela.",
  modelOnTitle: "Limiter l’accès par rôle ?",
  modelOnMessage: "Les employés sans rôle ne verront presque rien tant que vous ne leur en donnez pas.",
  modelOn: "Limiter l’accès",
  modelOffTitle: "Donner un accès complet à tous ?",
  modelOffMessage: "Toute personne qui peut se connecter ici pourra tout faire.",
  modelOff: "Donner l’accès",
  roles: "Droits par rôle",
  createPurpose:
    "Une entreprise distincte, avec ses ventes, ses clients et son personnel. Passez de l’une à l’autre en haut.",
  newHint: "Un programme de fidélité est créé avec elle.",
};

export default messages;
