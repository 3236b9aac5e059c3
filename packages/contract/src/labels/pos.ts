import { inLanguages } from "../kit/texts.ts";

export const posLabels = {
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
};
