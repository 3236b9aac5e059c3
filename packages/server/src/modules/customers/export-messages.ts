import type { CardAccess } from "@patron/contract/enums";
import { inLanguages, type Texts } from "@patron/contract/kit";

export const title = inLanguages("Customers", "Клієнти", "Клиенты", "Kunden", "Clients");

/** The head of each column. */
export const heads = {
  name: inLanguages("Name", "Ім'я", "Имя", "Name", "Nom"),
  phone: inLanguages("Telephone", "Телефон", "Телефон", "Telefon", "Téléphone"),
  email: inLanguages("E-mail address", "Електронна пошта", "Электронная почта", "E-Mail-Adresse", "Adresse e-mail"),
  external_id: inLanguages(
    "External id",
    "Зовнішній ідентифікатор",
    "Внешний идентификатор",
    "Externe Kennung",
    "Identifiant externe",
  ),
  category: inLanguages("Category", "Категорія", "Категория", "Kategorie", "Catégorie"),
  access: inLanguages("Access", "Доступ", "Доступ", "Zugang", "Accès"),
  bonuses: inLanguages("Bonuses", "Бонуси", "Бонусы", "Boni", "Bonus"),
  visits_count: inLanguages("Visits", "Візити", "Визиты", "Besuche", "Visites"),
  amount: inLanguages("Bought", "Куплено", "Куплено", "Gekauft", "Acheté"),
  currency: inLanguages("Currency", "Валюта", "Валюта", "Währung", "Devise"),
  other_currencies: inLanguages(
    "In other currencies",
    "В інших валютах",
    "В других валютах",
    "In anderen Währungen",
    "Dans d’autres devises",
  ),
  last_visit_dt: inLanguages("Last visit", "Останній візит", "Последний визит", "Letzter Besuch", "Dernière visite"),
  registered_dt: inLanguages("Registered", "Реєстрація", "Регистрация", "Beigetreten", "Inscrit"),
  created_dt: inLanguages("Known since", "Відомий з", "Известен с", "Bekannt seit", "Connu depuis"),
  id: inLanguages(
    "Customer ID",
    "Ідентифікатор клієнта",
    "Идентификатор клиента",
    "Kunden-ID",
    "Identifiant du client",
  ),
};

export const accesses: Record<CardAccess | "blocked", Texts> = {
  full: inLanguages("Full", "Повний", "Полный", "Voll", "Complet"),
  limited: inLanguages("Limited", "Обмежений", "Ограниченный", "Eingeschränkt", "Limité"),
  none: inLanguages("None", "Немає", "Нет", "Keiner", "Aucun"),
  blocked: inLanguages("Blocked", "Заблоковано", "Заблокирован", "Gesperrt", "Bloqué"),
};
