import { failure, inLanguages } from "../kit/texts.ts";

export const newsLabels = {
  about: "News for customers: offers and announcements, shown below their receipts.",
  screens: {
    "/news": inLanguages("News", "Новини", "Новости", "Neuigkeiten", "Actualités"),
    "/news/create": inLanguages(
      "Add news",
      "Нова новина",
      "Новая новость",
      "Neuigkeit hinzufügen",
      "Nouvelle actualité",
    ),
    "/news/{newsId}": inLanguages("News", "Новина", "Новость", "Neuigkeit", "Actualité"),
  },
  entityTypes: {
    news: inLanguages("News", "Новина", "Новость", "Neuigkeit", "Actualité"),
  },
  fields: {
    pos_ids: inLanguages("Points of sale", "Точки продажу", "Точки продаж", "Verkaufsstellen", "Points de vente"),
    public_title: inLanguages("Headline", "Заголовок", "Заголовок", "Überschrift", "Titre"),
    public_text: inLanguages("Text", "Текст", "Текст", "Text", "Texte"),
    url: inLanguages("Link", "Посилання", "Ссылка", "Link", "Lien"),
    date_from: inLanguages("First day", "Перший день", "Первый день", "Erster Tag", "Premier jour"),
    date_to: inLanguages("Last day", "Останній день", "Последний день", "Letzter Tag", "Dernier jour"),
    actual: inLanguages("Current", "Актуальна", "Актуальна", "Aktuell", "En cours"),
    photo: inLanguages("Photo", "Фото", "Фото", "Foto", "Photo"),
  },
  values: {},
  failures: {
    "news.not_found": failure(
      404,
      "There is no such news.",
      "This news no longer exists. Reload the list.",
      "Цієї новини вже немає. Оновіть список.",
      "Этой новости больше нет. Обновите список.",
      "Diese Neuigkeit gibt es nicht mehr. Laden Sie die Liste neu.",
      "Cette actualité n’existe plus. Rechargez la liste.",
    ),
    "news.dates_reversed": failure(
      422,
      "The last day is before the first.",
      "The last day is before the first. Check both dates.",
      "Останній день раніше за перший. Перевірте обидва дні.",
      "Последний день раньше первого. Проверьте оба дня.",
      "Der letzte Tag liegt vor dem ersten. Prüfen Sie beide Daten.",
      "Le dernier jour est avant le premier. Vérifiez les deux dates.",
    ),
  },
};
