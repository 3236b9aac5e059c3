import { inLanguages } from "../kit/texts.ts";

export const customersLabels = {
  fields: {
    middle_name: inLanguages("Middle name", "По батькові", "Отчество", "Zweiter Vorname", "Deuxième prénom"),
    birth_date: inLanguages("Date of birth", "Дата народження", "Дата рождения", "Geburtsdatum", "Date de naissance"),
    blocked: inLanguages("Blocked", "Заблоковано", "Заблокирован", "Gesperrt", "Bloqué"),
    category_pinned: inLanguages(
      "Category pinned",
      "Категорію закріплено",
      "Категория закреплена",
      "Kategorie festgelegt",
      "Catégorie fixée",
    ),
    tags: inLanguages("Tags", "Мітки", "Метки", "Schlagwörter", "Étiquettes"),
    cards: inLanguages("Cards", "Картки", "Карты", "Karten", "Cartes"),
    profile: inLanguages("Profile", "Профіль", "Профиль", "Profil", "Profil"),
  },
  values: {},
};
