import { inLanguages } from "../kit/texts.ts";

export const cardCategoriesLabels = {
  fields: {
    text_color: inLanguages(
      "Colour of the text",
      "Колір тексту",
      "Цвет текста",
      "Farbe der Schrift",
      "Couleur du texte",
    ),
    is_default: inLanguages(
      "New customers get this category",
      "Нові клієнти отримують цю категорію",
      "Новые клиенты получают эту категорию",
      "Neue Kunden bekommen diese Kategorie",
      "Les nouveaux clients reçoivent cette catégorie",
    ),
    notify_on_assign: inLanguages(
      "The customer is told by",
      "Клієнта сповіщають через",
      "Клиента уведомляют через",
      "Der Kunde erfährt es über",
      "Le client est prévenu par",
    ),
    external_code: inLanguages(
      "Code in other systems",
      "Код в інших системах",
      "Код в других системах",
      "Code in anderen Systemen",
      "Code dans d’autres systèmes",
    ),
    notification_channel: inLanguages(
      "Channel of notices",
      "Канал сповіщень",
      "Канал уведомлений",
      "Kanal der Mitteilungen",
      "Canal des avis",
    ),
    notify_raise: inLanguages(
      "Tell of a higher category",
      "Сповіщати про підвищення категорії",
      "Уведомлять о повышении категории",
      "Hochstufung mitteilen",
      "Annoncer une catégorie supérieure",
    ),
    notify_lower: inLanguages(
      "Tell of a lower category",
      "Сповіщати про зниження категорії",
      "Уведомлять о понижении категории",
      "Herabstufung mitteilen",
      "Annoncer une catégorie inférieure",
    ),
    auto_assign_active: inLanguages(
      "Assigned by itself",
      "Призначається автоматично",
      "Назначается автоматически",
      "Wird von selbst vergeben",
      "Attribuée automatiquement",
    ),
    recalc_time: inLanguages(
      "Time of the recalculation",
      "Час перерахунку",
      "Время пересчёта",
      "Zeit der Neuberechnung",
      "Heure du recalcul",
    ),
    pinned: inLanguages("Pinned", "Закріплено", "Закреплено", "Festgelegt", "Fixé"),
    image: inLanguages("Picture", "Зображення", "Изображение", "Bild", "Image"),
    cards_count: inLanguages("Customers", "Клієнтів", "Клиентов", "Kunden", "Clients"),
  },
  values: {},
};
