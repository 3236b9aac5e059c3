import type { PaymentType, TransactionStatus, TransactionType } from "@patron/contract/enums";
import { inLanguages, type Texts } from "@patron/contract/kit";

export const titles = {
  transactions: inLanguages("Transactions", "Транзакції", "Транзакции", "Transaktionen", "Transactions"),
  items: inLanguages(
    "Goods in transactions",
    "Товари в транзакціях",
    "Товары в транзакциях",
    "Waren in Transaktionen",
    "Articles des transactions",
  ),
};

/** The head of each column, in transactions and in their items alike. */
export const heads = {
  number: inLanguages("No.", "№", "№", "Nr.", "N°"),
  created_dt: inLanguages("Date", "Дата", "Дата", "Datum", "Date"),
  transaction_type: inLanguages("Type", "Тип", "Тип", "Art", "Type"),
  status: inLanguages("State", "Стан", "Состояние", "Stand", "État"),
  loyalty: inLanguages(
    "Loyalty programme",
    "Програма лояльності",
    "Программа лояльности",
    "Treueprogramm",
    "Programme de fidélité",
  ),
  pos: inLanguages("Point of sale", "Точка продажу", "Точка продаж", "Verkaufsstelle", "Point de vente"),
  terminal: inLanguages("Terminal", "Термінал", "Терминал", "Terminal", "Terminal"),
  customer: inLanguages("Customer", "Клієнт", "Клиент", "Kunde", "Client"),
  phone: inLanguages("Telephone", "Телефон", "Телефон", "Telefon", "Téléphone"),
  currency: inLanguages("Currency", "Валюта", "Валюта", "Währung", "Devise"),
  amount: inLanguages("Amount", "Сума", "Сумма", "Betrag", "Montant"),
  discount_amount: inLanguages("Discount", "Знижка", "Скидка", "Rabatt", "Remise"),
  bonuses_redeemed: inLanguages(
    "Bonuses used",
    "Сплачено бонусами",
    "Оплачено бонусами",
    "Bonus eingelöst",
    "Bonus utilisés",
  ),
  contained_taxes_amount: inLanguages("of it tax", "у т. ч. податок", "в т. ч. налог", "darin Steuer", "dont taxe"),
  sales_taxes_amount: inLanguages("Tax added", "Податок зверху", "Налог сверху", "Steuer zusätzlich", "Taxe en sus"),
  special_account: inLanguages(
    "Special account",
    "Спеціальний рахунок",
    "Специальный счёт",
    "Kundenkonto",
    "Compte client",
  ),
  special_account_amount: inLanguages(
    "Moved on the account",
    "Рух на рахунку",
    "Движение по счёту",
    "Kontobewegung",
    "Mouvement du compte",
  ),
  special_account_unit: inLanguages(
    "Unit of the account",
    "Одиниця рахунку",
    "Единица счёта",
    "Einheit des Kontos",
    "Unité du compte",
  ),
  credited_accounts: inLanguages(
    "Credited to accounts",
    "Зараховано на рахунки",
    "Зачислено на счета",
    "Auf Konten gutgeschrieben",
    "Crédité sur des comptes",
  ),
  credited_money: inLanguages(
    "Money credited",
    "Зараховано грошей",
    "Зачислено денег",
    "Geld gutgeschrieben",
    "Argent crédité",
  ),
  credited_goods: inLanguages(
    "Goods credited",
    "Зараховано товару",
    "Зачислено товара",
    "Ware gutgeschrieben",
    "Articles crédités",
  ),
  credited_goods_unit: inLanguages(
    "Unit of credited goods",
    "Одиниця зарахованого товару",
    "Единица зачисленного товара",
    "Einheit der gutgeschriebenen Waren",
    "Unité des articles crédités",
  ),
  credited_punches: inLanguages(
    "Punches credited",
    "Зараховано позначок",
    "Зачислено отметок",
    "Stempel gutgeschrieben",
    "Tampons crédités",
  ),
  delivery_amount: inLanguages("Delivery", "Доставка", "Доставка", "Lieferung", "Livraison"),
  tip_amount: inLanguages("Tip", "Чайові", "Чаевые", "Trinkgeld", "Pourboire"),
  rounding_amount: inLanguages("Rounding", "Заокруглення", "Округление", "Rundung", "Arrondi"),
  amount_to_pay: inLanguages("To pay", "До сплати", "К оплате", "Zu zahlen", "À payer"),
  bonuses_added: inLanguages(
    "Bonuses earned",
    "Нараховано бонусів",
    "Начислено бонусов",
    "Bonus erhalten",
    "Bonus gagnés",
  ),
  promo_bonuses_added: inLanguages(
    "Promotional bonuses earned",
    "Нараховано промобонусів",
    "Начислено промобонусов",
    "Aktionsbonus erhalten",
    "Bonus promotionnels gagnés",
  ),
  payment_types: inLanguages("Payment", "Оплата", "Оплата", "Zahlung", "Paiement"),
  vehicle_id: inLanguages("Vehicle", "Автомобіль", "Автомобиль", "Fahrzeug", "Véhicule"),
  odometer: inLanguages("Odometer", "Одометр", "Одометр", "Kilometerstand", "Kilométrage"),
  comment: inLanguages("Comment", "Коментар", "Комментарий", "Kommentar", "Commentaire"),
  cancel_dt: inLanguages("Cancelled on", "Дата скасування", "Дата отмены", "Storniert am", "Annulée le"),
  cancel_reason: inLanguages(
    "Reason for cancelling",
    "Причина скасування",
    "Причина отмены",
    "Stornogrund",
    "Motif d’annulation",
  ),
  id: inLanguages(
    "Transaction ID",
    "Ідентифікатор транзакції",
    "Идентификатор транзакции",
    "Transaktions-ID",
    "Identifiant de la transaction",
  ),
  code: inLanguages("Code", "Код", "Код", "Code", "Code"),
  title: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
  quantity: inLanguages("Quantity", "Кількість", "Количество", "Menge", "Quantité"),
  unit: inLanguages("Unit", "Одиниця", "Единица", "Einheit", "Unité"),
  price_posted: inLanguages("Price", "Ціна", "Цена", "Preis", "Prix"),
} as const;

/** What an account of punches counts. */
export const punch = inLanguages("punches", "позначки", "отметки", "Stempel", "tampons");

export const types: Record<TransactionType, Texts> = {
  sale: inLanguages("Sale", "Продаж", "Продажа", "Verkauf", "Vente"),
  reserve: inLanguages("Reservation", "Резерв", "Резерв", "Reservierung", "Réservation"),
  "bonuses-add": inLanguages(
    "Bonuses added",
    "Нарахування бонусів",
    "Начисление бонусов",
    "Bonusgutschrift",
    "Bonus ajoutés",
  ),
  "bonuses-adjust": inLanguages(
    "Bonuses corrected",
    "Коригування бонусів",
    "Корректировка бонусов",
    "Bonuskorrektur",
    "Bonus corrigés",
  ),
  "bonuses-write-off": inLanguages(
    "Bonuses written off",
    "Списання бонусів",
    "Списание бонусов",
    "Bonusabbuchung",
    "Bonus retirés",
  ),
  "special-account-refill": inLanguages(
    "Account refilled",
    "Поповнення рахунку",
    "Пополнение счёта",
    "Kontoaufladung",
    "Compte rechargé",
  ),
  "special-account-adjust": inLanguages(
    "Account corrected",
    "Коригування рахунку",
    "Корректировка счёта",
    "Kontokorrektur",
    "Compte corrigé",
  ),
  "special-account-write-off": inLanguages(
    "Account written off",
    "Списання з рахунку",
    "Списание со счёта",
    "Kontoabbuchung",
    "Retrait du compte",
  ),
};

export const statuses: Record<TransactionStatus, Texts> = {
  inprocess: inLanguages("In process", "В обробці", "В обработке", "In Bearbeitung", "En cours"),
  authorized: inLanguages("Reserved", "Зарезервовано", "Зарезервирована", "Reserviert", "Réservée"),
  success: inLanguages("Done", "Виконано", "Выполнена", "Abgeschlossen", "Terminée"),
  canceled: inLanguages("Cancelled", "Скасовано", "Отменена", "Storniert", "Annulée"),
  fail: inLanguages("Refused", "Відхилено", "Отклонена", "Abgelehnt", "Refusée"),
  error: inLanguages("Failed", "Помилка", "Ошибка", "Fehlgeschlagen", "Échouée"),
};

export const payments: Record<PaymentType, Texts> = {
  cash: inLanguages("Cash", "Готівка", "Наличные", "Bar", "Espèces"),
  "bank-card": inLanguages("Bank card", "Банківська картка", "Банковская карта", "Bankkarte", "Carte bancaire"),
  "bank-card-external": inLanguages(
    "Bank card (external)",
    "Банківська картка (зовнішня)",
    "Банковская карта (внешняя)",
    "Bankkarte (extern)",
    "Carte bancaire (externe)",
  ),
  "mobile-app": inLanguages("Mobile app", "Мобільний застосунок", "Мобильное приложение", "App", "Application mobile"),
  "special-account": inLanguages("Account", "Рахунок", "Счёт", "Konto", "Compte"),
};
