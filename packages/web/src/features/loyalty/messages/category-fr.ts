import type { CategoryMessages } from "./category-en.ts";

const messages: CategoryMessages = {
  title: "Catégories de clients",
  hints: {
    sort_order: "De la plus basse, 0, à la plus haute.",
    external_code: "Pour l’échange avec d’autres programmes\u00a0: dans les fichiers de clients et pour les caisses.",
    color: "Fond de la carte numérique et de la catégorie à la caisse. Vide\u00a0: les couleurs du programme.",
    text_color: "Pour que le texte soit lisible, choisissez une couleur qui se distingue nettement du fond.",
    public_description: "Au dos de la carte numérique et dans les messages sur la catégorie.",
    recalc_time: "Dans le fuseau horaire du programme.",
    is_default: "Remplace la catégorie par défaut actuelle.",
  },
  nightly: "Vérification de nuit",
  nightlyHint:
    "Chaque nuit, les règles changent la catégorie des clients dont les achats ont changé ou sont devenus trop anciens.",
  notices: "Messages",
  noticesHint: "Qui est prévenu d’une nouvelle catégorie. Le texte se trouve dans l’onglet « Messages ».",
  ownNoticesHint: "Le programme définit qui est prévenu. Choisissez les canaux réservés à cette catégorie.",
  ownNoticesEmpty: "Comme pour le programme",
  channelsOfMessage: "Les canaux de chaque message",
  default: "Nouveaux clients",
  add: "Ajouter une catégorie",
  emptyTitle: "Ajoutez la première catégorie de clients",
  emptyHint: "Les règles peuvent donner à chaque catégorie sa remise ou ses bonus : argent, or, personnel.",
  general: "Général",
  generalHint: "Le nom est pour vous et votre personnel.",
  public: "Pour les clients",
  publicHint: "Affiché sur la carte numérique\u00a0: nom, couleurs et avantages.",
  photoHint: "JPEG ou PNG, 10 Mo au plus. Bannière de la carte numérique.",
  photoAlt: "Image de la catégorie",
};
export default messages;
