import { inLanguages } from "@patron/contract/kit";

/** Texts of the document itself. */
export const words = {
  page: inLanguages("Page", "Сторінка", "Страница", "Seite", "Page"),
  of: inLanguages("of", "з", "из", "von", "sur"),
  lacking: inLanguages(
    "□ stands for a character that this document cannot show.",
    "□ стоїть замість символу, якого цей документ не може показати.",
    "□ стоит вместо символа, который этот документ не может показать.",
    "□ steht für ein Zeichen, das dieses Dokument nicht darstellen kann.",
    "□ remplace un caractère que ce document ne peut pas afficher.",
  ),
};
