import { inLanguages } from "../kit/texts.ts";

export const newsLabels = {
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
};
