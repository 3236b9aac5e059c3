import type { ShellMessages } from "./en.ts";

const messages: ShellMessages = {
  language: "Langue",
  theme: "Apparence",
  mode: "Mode",
  light: "Clair",
  dark: "Sombre",
  system: "Système",
  accent: "Couleur d’accent",
  accents: {
    emerald: "Émeraude",
    teal: "Sarcelle",
    sky: "Bleu ciel",
    indigo: "Indigo",
    violet: "Violet",
    rose: "Rose",
    amber: "Ambre",
    slate: "Ardoise",
  },
  direction: "Sens de lecture",
  ltr: "De gauche à droite",
  rtl: "De droite à gauche",
  help: "Aide",
  links: {
    register: "Caisse",
    api: "Référence de l’API",
    customer_site: "Site des clients",
    faq: "Questions et réponses",
    knowledge_base: "Base de connaissances",
    tutorials: "Tutoriels",
    software: "Logiciels",
    resources: "Ressources",
  },
  account: "Votre compte",
  profile: "Votre profil",
  business: "Entreprise",
  businesses: "Vos entreprises",
  businessSettings: "Réglages de l’entreprise",
  addBusiness: "Ajouter une entreprise",
  programme: "Programme de fidélité",
  programmes: "Programmes de fidélité",
  signOut: "Se déconnecter",
  tagline:
    "Fidélité, caisses, carburant et paiements dans un seul back-office, avec une explication pour chaque chiffre.",
};

export default messages;
