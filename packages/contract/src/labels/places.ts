import { failure, inLanguages } from "../kit/texts.ts";

/** States of the listing of a point of sale. */
export const listingStates = {
  none: inLanguages("Not listed", "Не в каталозі", "Не в каталоге", "Nicht im Verzeichnis", "Hors annuaire"),
  requested: inLanguages("Requested", "Запит надіслано", "Запрос отправлен", "Beantragt", "Demandée"),
  rejected: inLanguages("Rejected", "Відхилено", "Отклонено", "Abgelehnt", "Refusée"),
  allowed: inLanguages("Listed", "У каталозі", "В каталоге", "Im Verzeichnis", "Publiée"),
};

export const placesLabels = {
  about: "The public directory of points of sale of the installation, and what its support decides about it.",
  screens: {
    "/support/places": inLanguages(
      "Public directory",
      "Публічний каталог",
      "Публичный каталог",
      "Öffentliches Verzeichnis",
      "Annuaire public",
    ),
  },
  fields: {
    title: inLanguages("Name", "Назва", "Название", "Name", "Nom"),
    state: inLanguages("Publication", "Публікація", "Публикация", "Veröffentlichung", "Publication"),
    requested_dt: inLanguages("Requested", "Дата запиту", "Дата запроса", "Beantragt am", "Demandée le"),
    business: inLanguages("Business", "Бізнес", "Бизнес", "Unternehmen", "Entreprise"),
    reason: inLanguages("Reason", "Причина", "Причина", "Grund", "Motif"),
  },
  values: { state: listingStates },
  failures: {
    "place.not_found": failure(
      404,
      "The listing of this point of sale is not requested.",
      "This request no longer exists. The business may have withdrawn it.",
      "Цього запиту вже немає. Можливо, бізнес його відкликав.",
      "Этого запроса больше нет. Возможно, бизнес его отозвал.",
      "Diesen Antrag gibt es nicht mehr. Vielleicht hat das Unternehmen ihn zurückgezogen.",
      "Cette demande n’existe plus. L’entreprise l’a peut-être retirée.",
    ),
    "place.unavailable": failure(
      422,
      "The installation has no support staff who could decide about the listing.",
      "This installation has no support team to approve listings. Ask its administrator to set one up.",
      "У цій інсталяції немає служби підтримки, яка схвалює публікацію. Зверніться до адміністратора.",
      "В этой инсталляции нет службы поддержки, которая одобряет публикацию. Обратитесь к администратору.",
      "Diese Installation hat kein Support-Team, das Einträge freigibt. Fragen Sie die Administration.",
      "Cette installation n’a pas d’équipe d’assistance pour approuver les publications. Demandez à son administrateur.",
    ),
    "place.address_missing": failure(
      422,
      "The point of sale has neither a street nor coordinates, so customers could not find it.",
      "Enter the address or coordinates first, so that customers can find it.",
      "Спершу вкажіть адресу або координати, щоб клієнти могли знайти це місце.",
      "Сначала укажите адрес или координаты, чтобы клиенты могли найти это место.",
      "Geben Sie zuerst Adresse oder Koordinaten ein, damit Kunden den Ort finden.",
      "Saisissez d’abord l’adresse ou les coordonnées, pour que les clients puissent trouver le lieu.",
    ),
    "place.reason_missing": failure(
      422,
      "A rejection needs a reason.",
      "Enter the reason. The business reads it.",
      "Вкажіть причину. Її побачить бізнес.",
      "Укажите причину. Её увидит бизнес.",
      "Geben Sie den Grund ein. Das Unternehmen liest ihn.",
      "Saisissez le motif. L’entreprise le lira.",
    ),
    "place.point_incomplete": failure(
      422,
      "A search for the nearest places needs both latitude and longitude.",
      "Enter both latitude and longitude.",
      "Вкажіть і широту, і довготу.",
      "Укажите и широту, и долготу.",
      "Geben Sie Breite und Länge ein.",
      "Saisissez la latitude et la longitude.",
    ),
  },
};
