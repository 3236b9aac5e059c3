import { failure, inLanguages } from "../kit/texts.ts";

export const posLabels = {
  about: "Points of sale: the places where terminals stand. Each belongs to one loyalty programme.",
  screens: {
    "/pos": inLanguages("Points of sale", "Точки продажу", "Точки продаж", "Verkaufsstellen", "Points de vente"),
    "/pos/create": inLanguages(
      "New point of sale",
      "Нова точка продажу",
      "Новая точка продаж",
      "Neue Verkaufsstelle",
      "Nouveau point de vente",
    ),
    "/pos/{posId}": inLanguages("Point of sale", "Точка продажу", "Точка продаж", "Verkaufsstelle", "Point de vente"),
  },
  entityTypes: {
    pos: inLanguages("Point of sale", "Точка продажу", "Точка продаж", "Verkaufsstelle", "Point de vente"),
  },
  fields: {
    terminals_count: inLanguages("Terminals", "Термінали", "Терминалы", "Terminals", "Terminaux"),
    street: inLanguages(
      "Street and number",
      "Вулиця й номер",
      "Улица и номер",
      "Straße und Hausnummer",
      "Rue et numéro",
    ),
    references: inLanguages("Links", "Посилання", "Ссылки", "Links", "Liens"),
    phones: inLanguages("Telephone", "Телефон", "Телефон", "Telefon", "Téléphone"),
    photo: inLanguages("Photo", "Фото", "Фото", "Foto", "Photo"),
  },
  values: {
    type: {
      web: inLanguages("Site", "Сайт", "Сайт", "Website", "Site"),
      facebook: inLanguages("Facebook", "Facebook", "Facebook", "Facebook", "Facebook"),
      instagram: inLanguages("Instagram", "Instagram", "Instagram", "Instagram", "Instagram"),
      telegram: inLanguages("Telegram", "Telegram", "Telegram", "Telegram", "Telegram"),
      viber: inLanguages("Viber", "Viber", "Viber", "Viber", "Viber"),
      youtube: inLanguages("YouTube", "YouTube", "YouTube", "YouTube", "YouTube"),
      other: inLanguages("Other", "Інше", "Другое", "Sonstiges", "Autre"),
    },
  },
  failures: {
    "pos.not_found": failure(
      404,
      "There is no such point of sale.",
      "This point of sale does not exist any more.",
      "Цієї точки продажу більше немає.",
      "Этой точки продаж больше нет.",
      "Diese Verkaufsstelle gibt es nicht mehr.",
      "Ce point de vente n’existe plus.",
    ),
    "pos.has_terminals": failure(
      422,
      "The point of sale still has active terminals.",
      "Switch off the terminals of this point of sale first.",
      "Спершу вимкніть термінали цієї точки продажу.",
      "Сначала выключите терминалы этой точки продаж.",
      "Schalten Sie zuerst die Terminals dieser Verkaufsstelle aus.",
      "Désactivez d’abord les terminaux de ce point de vente.",
    ),
  },
};
