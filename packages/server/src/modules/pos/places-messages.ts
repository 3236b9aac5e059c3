import type { Language } from "@patron/contract/enums";

/** Texts of the page of the public directory. */
interface PlacesMessages {
  title: string;
  search: string;
  find: string;
  open: string;
  closed: string;
  closedDay: string;
  hours: string;
  map: string;
  /** Leads to an online store. */
  shop: string;
  nearby: string;
  all: string;
  none: string;
  count(shown: string, plural: Intl.LDMLPluralRule): string;
  previous: string;
  next: string;
  kilometres(shown: string): string;
  metres(shown: string): string;
}

export const placesMessages: Record<Language, PlacesMessages> = {
  en: {
    title: "Shops and services",
    search: "Name, city or street",
    find: "Search",
    open: "Open now",
    closed: "Closed now",
    closedDay: "Closed",
    hours: "Opening hours",
    map: "Show on a map",
    shop: "Go to the shop",
    nearby: "What is nearby",
    all: "Show all",
    none: "Nothing found. Try another name or city.",
    count: (shown, plural) => `${shown} ${plural === "one" ? "place" : "places"}`,
    previous: "Previous page",
    next: "Next page",
    kilometres: (shown) => `${shown} km away`,
    metres: (shown) => `${shown} m away`,
  },
  uk: {
    title: "Магазини та послуги",
    search: "Назва, місто або вулиця",
    find: "Знайти",
    open: "Зараз відчинено",
    closed: "Зараз зачинено",
    closedDay: "Зачинено",
    hours: "Години роботи",
    map: "Показати на мапі",
    shop: "До магазину",
    nearby: "Що поруч",
    all: "Показати все",
    none: "Нічого не знайдено. Спробуйте іншу назву або місто.",
    count: (shown, plural) => `${shown} ${{ one: "місце", few: "місця" }[plural as "one"] ?? "місць"}`,
    previous: "Попередня сторінка",
    next: "Наступна сторінка",
    kilometres: (shown) => `за ${shown} км`,
    metres: (shown) => `за ${shown} м`,
  },
  ru: {
    title: "Магазины и услуги",
    search: "Название, город или улица",
    find: "Найти",
    open: "Сейчас открыто",
    closed: "Сейчас закрыто",
    closedDay: "Закрыто",
    hours: "Часы работы",
    map: "Показать на карте",
    shop: "В магазин",
    nearby: "Что рядом",
    all: "Показать все",
    none: "Ничего не найдено. Попробуйте другое название или город.",
    count: (shown, plural) => `${shown} ${{ one: "место", few: "места" }[plural as "one"] ?? "мест"}`,
    previous: "Предыдущая страница",
    next: "Следующая страница",
    kilometres: (shown) => `в ${shown} км`,
    metres: (shown) => `в ${shown} м`,
  },
  de: {
    title: "Geschäfte und Dienste",
    search: "Name, Ort oder Straße",
    find: "Suchen",
    open: "Jetzt geöffnet",
    closed: "Jetzt geschlossen",
    closedDay: "Geschlossen",
    hours: "Öffnungszeiten",
    map: "Auf der Karte zeigen",
    shop: "Zum Shop",
    nearby: "In der Nähe",
    all: "Alle zeigen",
    none: "Nichts gefunden. Versuchen Sie einen anderen Namen oder Ort.",
    count: (shown, plural) => `${shown} ${plural === "one" ? "Ort" : "Orte"}`,
    previous: "Vorige Seite",
    next: "Nächste Seite",
    kilometres: (shown) => `${shown} km entfernt`,
    metres: (shown) => `${shown} m entfernt`,
  },
  fr: {
    title: "Commerces et services",
    search: "Nom, ville ou rue",
    find: "Rechercher",
    open: "Ouvert maintenant",
    closed: "Fermé maintenant",
    closedDay: "Fermé",
    hours: "Horaires d’ouverture",
    map: "Voir sur une carte",
    shop: "Aller à la boutique",
    nearby: "À proximité",
    all: "Tout afficher",
    none: "Aucun résultat. Essayez un autre nom ou une autre ville.",
    count: (shown, plural) => `${shown} ${plural === "one" ? "lieu" : "lieux"}`,
    previous: "Page précédente",
    next: "Page suivante",
    kilometres: (shown) => `à ${shown} km`,
    metres: (shown) => `à ${shown} m`,
  },
};
