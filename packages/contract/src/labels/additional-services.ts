import { failure, inLanguages } from "../kit/texts.ts";

const service = inLanguages(
  "Additional service",
  "Додаткова послуга",
  "Дополнительная услуга",
  "Zusatzleistung",
  "Service complémentaire",
);

export const additionalServicesLabels = {
  about:
    "Additional services of a loyalty programme, such as a car wash or gift wrapping, which customers of its online stores add to an order.",
  screens: {
    "/loyalties/{loyaltyId}/additional-services/create": inLanguages(
      "New additional service",
      "Нова додаткова послуга",
      "Новая дополнительная услуга",
      "Neue Zusatzleistung",
      "Nouveau service complémentaire",
    ),
    "/loyalties/{loyaltyId}/additional-services/{additionalServiceId}": service,
  },
  entityTypes: { additional_service: service },
  fields: {
    goods_title: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
    required: inLanguages(
      "Part of every order",
      "У кожному замовленні",
      "В каждом заказе",
      "Teil jeder Bestellung",
      "Dans chaque commande",
    ),
    multiple: inLanguages(
      "More than one per order",
      "Кілька в одному замовленні",
      "Несколько в одном заказе",
      "Mehrere pro Bestellung",
      "Plusieurs par commande",
    ),
  },
  values: {},
  failures: {
    "additional_service.not_found": failure(
      404,
      "There is no such additional service.",
      "This additional service no longer exists. Reload the list.",
      "Цієї додаткової послуги більше немає. Оновіть список.",
      "Этой дополнительной услуги больше нет. Обновите список.",
      "Diese Zusatzleistung gibt es nicht mehr. Laden Sie die Liste neu.",
      "Ce service complémentaire n’existe plus. Rechargez la liste.",
    ),
  },
};
