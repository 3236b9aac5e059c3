import { failure, inLanguages } from "../kit/texts.ts";
import { listingStates } from "./places.ts";
import { sharedValues } from "./shared-values.ts";

const { web, facebook, instagram, telegram, viber, youtube, other } = sharedValues.type;

export const posLabels = {
  about: "Points of sale, where terminals work. Each belongs to one loyalty programme.",
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
    week_day: inLanguages("Day", "День", "День", "Tag", "Jour"),
    from: inLanguages("From", "З", "С", "Von", "De"),
    to: inLanguages("To", "До", "До", "Bis", "À"),
    date: inLanguages("Date", "Дата", "Дата", "Datum", "Date"),
    closed: inLanguages("Closed", "Зачинено", "Закрыто", "Geschlossen", "Fermé"),
    hours: inLanguages("Opening hours", "Години роботи", "Часы работы", "Öffnungszeiten", "Horaires d’ouverture"),
    exceptions: inLanguages(
      "Other hours",
      "Інші години",
      "Другие часы",
      "Abweichende Zeiten",
      "Horaires exceptionnels",
    ),
    references: inLanguages("Links", "Посилання", "Ссылки", "Links", "Liens"),
    phones: inLanguages("Phone", "Телефон", "Телефон", "Telefon", "Téléphone"),
    photo: inLanguages("Photo", "Фото", "Фото", "Foto", "Photo"),
    catalog_publication_reason: inLanguages(
      "Reason for rejection",
      "Причина відхилення",
      "Причина отклонения",
      "Ablehnungsgrund",
      "Motif du refus",
    ),
    vehicle_number: inLanguages("Number plate", "Номерний знак", "Номерной знак", "Kennzeichen", "Immatriculation"),
    driver_staff_id: inLanguages("Driver", "Водій", "Водитель", "Fahrer", "Chauffeur"),
    tank_capacity: inLanguages(
      "Tank capacity, L",
      "Місткість цистерни, л",
      "Вместимость цистерны, л",
      "Tankinhalt, l",
      "Capacité de la citerne, l",
    ),
  },
  values: {
    catalog_publication_state: listingStates,
    week_day: {
      "1": inLanguages("Monday", "понеділок", "понедельник", "Montag", "lundi"),
      "2": inLanguages("Tuesday", "вівторок", "вторник", "Dienstag", "mardi"),
      "3": inLanguages("Wednesday", "середа", "среда", "Mittwoch", "mercredi"),
      "4": inLanguages("Thursday", "четвер", "четверг", "Donnerstag", "jeudi"),
      "5": inLanguages("Friday", "п’ятниця", "пятница", "Freitag", "vendredi"),
      "6": inLanguages("Saturday", "субота", "суббота", "Samstag", "samedi"),
      "7": inLanguages("Sunday", "неділя", "воскресенье", "Sonntag", "dimanche"),
    },
    type: { web, facebook, instagram, telegram, viber, youtube, other },
  },
  failures: {
    "pos.not_road_tanker": failure(
      422,
      "Only a road tanker has a number plate, a driver and a tank.",
      "Only a road tanker has a number plate, a driver and a tank. Choose that type or clear these fields.",
      "Номерний знак, водія й цистерну має лише бензовоз. Виберіть цей тип або очистьте ці поля.",
      "Номерной знак, водителя и цистерну имеет только бензовоз. Выберите этот тип или очистите эти поля.",
      "Nur ein Tankwagen hat Kennzeichen, Fahrer und Tank. Wählen Sie diesen Typ oder leeren Sie diese Felder.",
      "Seul un camion-citerne a une immatriculation, un chauffeur et une citerne. Choisissez ce type ou videz ces champs.",
    ),
    "pos.not_found": failure(
      404,
      "There is no such point of sale.",
      "This point of sale no longer exists. Reload the list.",
      "Цієї точки продажу більше немає. Оновіть список.",
      "Этой точки продаж больше нет. Обновите список.",
      "Diese Verkaufsstelle gibt es nicht mehr. Laden Sie die Liste neu.",
      "Ce point de vente n’existe plus. Rechargez la liste.",
    ),
    "pos.has_terminals": failure(
      422,
      "The point of sale still has active terminals.",
      "This point of sale still has active terminals. Switch them off first.",
      "У цій точці продажу ще є активні термінали. Спершу вимкніть їх.",
      "В этой точке продаж ещё есть активные терминалы. Сначала выключите их.",
      "Diese Verkaufsstelle hat noch aktive Terminals. Schalten Sie sie zuerst aus.",
      "Ce point de vente a encore des terminaux actifs. Désactivez-les d’abord.",
    ),
  },
};
