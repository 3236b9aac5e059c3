import { plural } from "#kit/messages/fr.ts";
import type { GoodsMessages } from "./en.ts";

const messages: GoodsMessages = {
  purpose: "Les articles et services que vendent vos terminaux.",
  add: "Ajouter un article",
  emptyTitle: "Ajoutez votre premier article",
  emptyHint: "Les prix, les ventes et les règles utilisent le code de l’article.",
  uncategorised: "Sans catégorie",
  general: "Général",
  generalHint:
    "Seul votre personnel voit le nom ; les clients voient le nom public. Les tickets et imports utilisent le code.",
  hints: {
    cost_price: "Comparé aux nouveaux prix pour afficher la marge. Les clients ne le voient jamais.",
    barcodes: "Séparez plusieurs codes-barres par des espaces.",
    public_title: "Affiché dans l’application et sur les tickets. Laissez vide pour utiliser le nom.",
    active: "Les articles retirés de la vente restent dans les ventes et rapports passés.",
  },
  sale: "Vente",
  saleHint: "L’unité et ses décimales limitent les quantités que la caisse peut saisir.",
  years: "ans",
  pricesHint: "Utilisés quand un terminal n’a pas de groupe de prix, ou que celui-ci n’a pas de prix pour l’article.",
  addPrice: "Ajouter un prix",
  removePrice: "Retirer le prix",
  noPrices: "Aucun prix pour l’instant",
  accountPricesHint: "Combien de tampons coûte une unité. Les tampons ne paient que les articles qui ont un prix ici.",
  addAccountPrice: "Ajouter un prix en tampons",
  programmes: "Programmes et catégories",
  programmesHint: "Les programmes qui vendent cet article, et ses catégories dans chacun.",
  photoHint: "JPEG ou PNG, 10 Mo au plus.",
  photoAlt: "Photo de l’article",
  imagesHint: "Affichées après la photo, dans cet ordre.",
  addImage: "Ajouter une image",
  removeImage: "Supprimer l’image",
  imageAlt: (position) => `Image ${position}`,
  categoriesPurpose: "Groupes d’articles à la caisse et dans l’application des clients.",
  addCategory: "Ajouter une catégorie",
  noCategoriesTitle: "Ajoutez votre première catégorie",
  noCategoriesHint: "Les catégories aident la caisse et les clients à trouver les articles.",
  moveUp: "Monter",
  moveDown: "Descendre",
  topLevel: "Laissez vide pour le premier niveau.",
  categoryHint: "Seul votre personnel voit le nom. Les clients voient le nom public.",
  shown: "Visibilité",
  shownHint: "Une catégorie inactive est masquée aux caisses et aux clients. Ses articles restent en vente.",
  categoryActive: "Active",
  categoryPhotoAlt: "Image de la catégorie",
  importGoods: "Importer",
  exportGoods: "Exporter avec les prix",
  exportGoodsHint: "Avec les prix de tous les groupes de prix, réimportable",
  moveToCategory: "Déplacer dans une catégorie",
  movesToCategory: (count) =>
    plural(count, {
      one: "# article passera dans cette catégorie et quittera ses autres catégories du programme.",
      other: "# articles passeront dans cette catégorie et quitteront leurs autres catégories du programme.",
    }),
};

export default messages;
