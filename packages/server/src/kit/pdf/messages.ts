import { inLanguages } from "@patron/contract/kit";

/** Texts that every PDF contains. */
export const texts = {
  page: inLanguages("Page", "Сторінка", "Страница", "Seite", "Page"),
  of: inLanguages("of", "з", "из", "von", "sur"),
  missingCharacter: inLanguages(
    "□ replaces a character that this document cannot display.",
    "□ замінює символ, який не вдалося відобразити.",
    "□ заменяет символ, который не удалось отобразить.",
    "□ ersetzt ein Zeichen, das nicht dargestellt werden kann.",
    "□ remplace un caractère qui ne peut pas être affiché.",
  ),
};
