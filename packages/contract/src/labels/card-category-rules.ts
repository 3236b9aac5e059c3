import { failure, inLanguages } from "../kit/texts.ts";

const rule = inLanguages(
  "Category rule",
  "Правило категорій",
  "Правило категорий",
  "Kategorieregel",
  "Règle de catégorie",
);

export const cardCategoryRulesLabels = {
  about: "Rules that assign the customer categories of a loyalty programme.",
  screens: {
    "/loyalties/{loyaltyId}/category-rules/create": inLanguages(
      "New category rule",
      "Нове правило категорій",
      "Новое правило категорий",
      "Neue Kategorieregel",
      "Nouvelle règle de catégorie",
    ),
    "/loyalties/{loyaltyId}/category-rules/{ruleId}": rule,
  },
  entityTypes: { card_category_rule: rule },
  fields: {
    active: inLanguages("Active", "Активне", "Активно", "Aktiv", "Active"),
    category_from: inLanguages(
      "From the category",
      "З категорії",
      "Из категории",
      "Von der Kategorie",
      "De la catégorie",
    ),
    category_to: inLanguages("To the category", "До категорії", "В категорию", "In die Kategorie", "Vers la catégorie"),
    depends_on: inLanguages("Measured by", "За чим рахувати", "По чему считать", "Gemessen an", "Mesure"),
    threshold_from: inLanguages("At least", "Щонайменше", "Не меньше", "Mindestens", "Au moins"),
    threshold_to: inLanguages("At most", "Щонайбільше", "Не больше", "Höchstens", "Au plus"),
    apply: inLanguages("Checked", "Перевіряється", "Проверяется", "Wird geprüft", "Vérifiée"),
  },
  values: {
    depends_on: {
      amount: inLanguages(
        "Amount of purchases",
        "Сума покупок",
        "Сумма покупок",
        "Betrag der Einkäufe",
        "Montant des achats",
      ),
      quantity: inLanguages(
        "Quantity bought",
        "Кількість куплених товарів",
        "Количество купленных товаров",
        "Gekaufte Menge",
        "Quantité achetée",
      ),
      visits: inLanguages("Visits", "Кількість візитів", "Число визитов", "Besuche", "Visites"),
    },
    apply: {
      "on-transaction": inLanguages(
        "With each sale and every night",
        "З кожним продажем і щоночі",
        "С каждой продажей и каждую ночь",
        "Bei jedem Verkauf und jede Nacht",
        "À chaque vente et chaque nuit",
      ),
      daily: inLanguages("Only at night", "Лише вночі", "Только ночью", "Nur nachts", "La nuit seulement"),
    },
  },
  failures: {
    "card_category_rule.not_found": failure(
      404,
      "There is no such category rule in this programme.",
      "This category rule no longer exists. Reload the list.",
      "Цього правила категорій більше немає. Оновіть список.",
      "Этого правила категорий больше нет. Обновите список.",
      "Diese Kategorieregel gibt es nicht mehr. Laden Sie die Liste neu.",
      "Cette règle de catégorie n’existe plus. Rechargez la liste.",
    ),
    "card_category_rule.same_category": failure(
      422,
      "A rule leads from one category to another one.",
      "The rule leads to the category that it starts from. Choose two different categories.",
      "Правило веде до тієї самої категорії, з якої починається. Виберіть дві різні категорії.",
      "Правило ведёт в ту же категорию, с которой начинается. Выберите две разные категории.",
      "Die Regel führt in die Kategorie, von der sie ausgeht. Wählen Sie zwei verschiedene Kategorien.",
      "La règle mène à la catégorie dont elle part. Choisissez deux catégories différentes.",
    ),
    "card_category_rule.threshold_invalid": failure(
      422,
      "A threshold has more decimals than what it measures.",
      "This number has too many decimals. Visits are whole, quantities have up to three decimals, amounts those of the currency.",
      "У числі забагато знаків після коми. Візити — цілі, кількість — до трьох знаків, суми — як у валюти.",
      "В числе слишком много знаков после запятой. Визиты — целые, количество — до трёх знаков, суммы — как у валюты.",
      "Diese Zahl hat zu viele Nachkommastellen. Besuche sind ganze Zahlen, Mengen haben bis zu drei, Beträge so viele wie die Währung.",
      "Ce nombre a trop de décimales. Les visites sont entières, les quantités ont trois décimales au plus, les montants celles de la devise.",
    ),
    "card_category_rule.thresholds_reversed": failure(
      422,
      "The upper threshold is below the lower one.",
      "The range ends before it starts. Enter a higher end, or none.",
      "Діапазон закінчується раніше, ніж починається. Введіть більше значення або жодного.",
      "Диапазон заканчивается раньше, чем начинается. Введите большее значение или никакого.",
      "Der Bereich endet, bevor er beginnt. Geben Sie ein höheres Ende ein, oder keines.",
      "La plage finit avant de commencer. Saisissez une fin plus élevée, ou aucune.",
    ),
    "card_category_rule.check_daily": failure(
      422,
      "A rule about one sale cannot be checked at night only.",
      "A single sale is checked only when it is made. Choose a longer period, or check with each sale.",
      "Окремий продаж перевіряється лише під час продажу. Виберіть довший період або перевірку з кожним продажем.",
      "Отдельная продажа проверяется только при продаже. Выберите период длиннее или проверку с каждой продажей.",
      "Ein einzelner Verkauf wird nur beim Verkauf geprüft. Wählen Sie einen längeren Zeitraum, oder prüfen Sie bei jedem Verkauf.",
      "Une vente seule n’est vérifiée qu’au moment de la vente. Choisissez une période plus longue, ou vérifiez à chaque vente.",
    ),
  },
};
