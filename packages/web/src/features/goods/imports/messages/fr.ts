import { plural } from "#kit/messages/fr.ts";
import type { GoodsImportsMessages } from "./en.ts";

const messages: GoodsImportsMessages = {
  purpose: "Ajoutez et modifiez de nombreux articles avec un tableur. Vérifiez chaque changement avant d’importer.",
  importsLink: "Importations",
  fileSection: "Fichier",
  fileExplanation:
    "CSV ou XLSX, un article par ligne, des en-têtes sur la première ligne. Exportez d’abord vos articles pour obtenir un fichier avec les bonnes colonnes.",
  chooseFile: "Choisir un fichier",
  otherFile: "Choisir un autre fichier",
  dropHint: "Déposez ici un fichier CSV ou XLSX, jusqu’à 16 Mo et 20 000 lignes",
  encoding: "Encodage",
  encodingHint: "Choisissez-en un autre si le texte est illisible.",
  rowsFound: (count) => plural(count, { one: "# ligne", other: "# lignes" }),
  problems: {
    type: "Ce fichier n’est ni CSV ni XLSX. Enregistrez-le dans l’un de ces formats et choisissez-le à nouveau.",
    size: "Ce fichier dépasse 16 Mo. Divisez-le en plusieurs fichiers.",
    rows: "Ce fichier a plus de 20 000 lignes. Divisez-le en plusieurs fichiers.",
    broken:
      "Ce fichier est illisible. Ouvrez-le dans votre tableur, enregistrez-le à nouveau et choisissez le nouveau fichier.",
    empty: "Ce fichier n’a aucune ligne sous ses en-têtes.",
  },
  columnsSection: "Colonnes",
  columnsExplanation: "Choisissez ce que contient chaque colonne. Les articles sont reconnus à leur code.",
  notImported: "Ne pas importer",
  noHeading: (position) => `Colonne ${position}`,
  example: (text) => `Par exemple : ${text}`,
  noCode: "Choisissez la colonne qui contient le code de l’article.",
  emptyCellsHint: "Pour les articles existants. Les nouveaux articles reçoivent les valeurs par défaut.",
  preview: "Voir l’aperçu",
  previewAgain: "Vérifier à nouveau",
  previewSection: "Aperçu",
  unchanged: (count) => plural(count, { one: "# ligne sans changement", other: "# lignes sans changement" }),
  newItems: (count) => plural(count, { one: "# nouvel article", other: "# nouveaux articles" }),
  changedItems: (count) => plural(count, { one: "# article modifié", other: "# articles modifiés" }),
  faultyRows: (count) => plural(count, { one: "# ligne est à corriger", other: "# lignes sont à corriger" }),
  faultsHint:
    "Corrigez les cellules ici ou dans le fichier, puis vérifiez à nouveau. Rien n’est importé tant que toutes les lignes ne sont pas correctes.",
  faultAt: (row, column) => `Ligne ${row}, ${column}`,
  newCategories: (titles) => `Nouvelles catégories : ${titles}`,
  nothing: "Rien à importer. Vos articles correspondent déjà à ce fichier.",
  changesTable: "Changements",
  row: "Ligne",
  item: "Article",
  column: "Colonne",
  before: "Avant",
  after: "Après",
  firstShown: (count) => `Les ${count} premières lignes sont affichées.`,
  outdated: "Quelqu’un a modifié certains de ces articles entre-temps. Vérifiez le nouvel aperçu.",
  import: (count) => plural(count, { one: "Importer # article", other: "Importer # articles" }),
  imported: (count) => plural(count, { one: "# article importé", other: "# articles importés" }),
  listPurpose: "Importations précédentes. Chacune peut être annulée.",
  noImports: "Aucune importation",
  noImportsHint: "Importez un tableau pour ajouter ou modifier de nombreux articles à la fois.",
  importGoods: "Importer des articles",
  undo: "Annuler l’importation",
  doesUndo: (count) =>
    plural(count, {
      one: "Les articles de # importation retrouvent leurs valeurs précédentes. Ceux que quelqu’un a modifiés depuis restent tels quels. Les nouveaux articles sont retirés de la vente.",
      other:
        "Les articles de # importations retrouvent leurs valeurs précédentes. Ceux que quelqu’un a modifiés depuis restent tels quels. Les nouveaux articles sont retirés de la vente.",
    }),
  alreadyUndone: "Elle est déjà annulée.",
  unnamed: "Sans nom de fichier",
};

export default messages;
