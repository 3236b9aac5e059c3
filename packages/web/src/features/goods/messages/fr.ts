import { plural } from "#kit/messages/fr.ts";
import type { GoodsMessages } from "./en.ts";

const messages: GoodsMessages = {
  purpose: "Tout ce que vendent vos terminaux.",
  add: "Ajouter un article",
  emptyTitle: "Ajoutez le premier article que vous vendez",
  emptyHint: "Les tickets, les prix et les règles de fidélité désignent les articles par leur code.",
  uncategorised: "Sans catégorie",
  general: "Général",
  generalHint:
    "Le nom est pour vous et votre personnel ; les clients voient le nom public. Le code figure sur les tickets et dans les imports.",
  hints: {
    barcodes: "Séparez-les par des espaces.",
    public_title: "Dans l’application de vos clients et sur les tickets. Vide : le nom ci-dessus.",
    active: "Ce qui n’est plus en vente reste dans les tickets et rapports passés.",
  },
  sale: "Mode de vente",
  saleHint: "L’unité et ses décimales déterminent ce que la caisse peut saisir.",
  years: "ans",
  pricesHint: "Valables sur les terminaux sans groupe de prix, et pour ce qu’un groupe de prix ne contient pas.",
  addPrice: "Ajouter un prix",
  removePrice: "Supprimer le prix",
  noPrices: "Aucun prix pour l’instant",
  accountPricesHint: "Combien de tampons coûte une unité. Les tampons ne paient que les articles qui ont un prix ici.",
  addAccountPrice: "Ajouter un prix en tampons",
  place: "Classement",
  placeHint: "Les programmes qui le vendent et les catégories qui l’y présentent.",
  photoHint: "JPEG ou PNG, 10 Mo au plus.",
  photoAlt: "Photo de l’article",
  imagesHint: "Affichées après la photo, dans cet ordre.",
  addImage: "Ajouter une image",
  removeImage: "Supprimer l’image",
  imageAlt: (place) => `Image ${place}`,
  categoriesPurpose: "L’ordre des articles aux caisses et dans l’application de vos clients.",
  addCategory: "Ajouter une catégorie",
  noCategoriesTitle: "Ajoutez la première catégorie",
  noCategoriesHint: "Le personnel et les clients trouvent plus vite des articles bien classés.",
  moveUp: "Monter",
  moveDown: "Descendre",
  topLevel: "Vide : premier niveau.",
  categoryHint: "Le nom est pour vous ; les clients voient le nom public.",
  shown: "Affichage",
  shownHint: "Une catégorie désactivée disparaît des caisses et chez les clients ; ses articles restent en vente.",
  categoryActive: "Activée",
  categoryPhotoAlt: "Image de la catégorie",
  moveToCategory: "Déplacer dans une catégorie",
  movesToCategory: (count) =>
    plural(count, {
      one: "# article sera dans la catégorie choisie au lieu de ses catégories actuelles du même programme.",
      other: "# articles seront dans la catégorie choisie au lieu de leurs catégories actuelles du même programme.",
    }),
};

export default messages;
