import type { CreditType, TransferKind } from "@patron/contract/enums";
import { inLanguages, type Texts } from "@patron/contract/kit";

export const titles = {
  statement: inLanguages("Statement", "Виписка", "Выписка", "Kontoauszug", "Relevé"),
  holders: inLanguages("Customers", "Клієнти", "Клиенты", "Kunden", "Clients"),
};

/** Rows of a statement that are no movements. */
export const standing = {
  opening: inLanguages("Opening balance", "Вхідний залишок", "Входящий остаток", "Anfangssaldo", "Solde d’ouverture"),
  closing: inLanguages("Closing balance", "Вихідний залишок", "Исходящий остаток", "Endsaldo", "Solde de clôture"),
};

/** Further texts of a printed statement. */
export const paper = {
  period: inLanguages("Period", "Період", "Период", "Zeitraum", "Période"),
  always: inLanguages("All time", "Увесь час", "Всё время", "Gesamte Zeit", "Depuis le début"),
  customer: inLanguages("Customer", "Клієнт", "Клиент", "Kunde", "Client"),
  account: inLanguages("Account", "Рахунок", "Счёт", "Konto", "Compte"),
  made: inLanguages("Made on", "Складено", "Составлено", "Erstellt am", "Établi le"),
  none: inLanguages("Nothing moved.", "Руху не було.", "Движений не было.", "Keine Bewegungen.", "Aucun mouvement."),
  more: inLanguages(
    "Only the latest 2,000 movements are shown. The file has all of them.",
    "Показано лише останні 2 000 рухів. У файлі є всі.",
    "Показаны только последние 2 000 движений. В файле есть все.",
    "Nur die letzten 2.000 Bewegungen werden gezeigt. Die Datei enthält alle.",
    "Seuls les 2 000 derniers mouvements sont affichés. Le fichier les contient tous.",
  ),
};

/** The head of each column. */
export const heads = {
  event_dt: inLanguages("Date", "Дата", "Дата", "Datum", "Date"),
  kind: inLanguages("What", "Що", "Что", "Was", "Quoi"),
  number: inLanguages("Transaction", "Транзакція", "Транзакция", "Transaktion", "Transaction"),
  comment: inLanguages("Comment", "Коментар", "Комментарий", "Kommentar", "Commentaire"),
  incoming: inLanguages("Incoming", "Надходження", "Поступление", "Eingang", "Entrée"),
  outgoing: inLanguages("Outgoing", "Витрата", "Расход", "Ausgang", "Sortie"),
  balance_after: inLanguages("Balance", "Залишок", "Остаток", "Saldo", "Solde"),
  unit: inLanguages("Unit", "Одиниця", "Единица", "Einheit", "Unité"),
  actor: inLanguages("Who", "Хто", "Кто", "Wer", "Qui"),
  document: inLanguages("Document", "Документ", "Документ", "Beleg", "Document"),
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
  credit_type: inLanguages("Credit", "Кредит", "Кредит", "Kredit", "Crédit"),
  credit_limit: inLanguages("Credit limit", "Кредитний ліміт", "Кредитный лимит", "Kreditlimit", "Limite de crédit"),
  balance: inLanguages("Balance", "Залишок", "Остаток", "Saldo", "Solde"),
  reserved: inLanguages("Held", "Заблоковано", "Заблокировано", "Reserviert", "Bloqué"),
  amount: inLanguages("Available", "Доступно", "Доступно", "Verfügbar", "Disponible"),
  active: inLanguages("Active", "Активний", "Активен", "Aktiv", "Actif"),
  last_movement_dt: inLanguages(
    "Last movement",
    "Останній рух",
    "Последнее движение",
    "Letzte Bewegung",
    "Dernier mouvement",
  ),
  id: inLanguages("Account ID", "Ідентифікатор рахунку", "Идентификатор счёта", "Konto-ID", "Identifiant du compte"),
};

export const yesNo = {
  yes: inLanguages("yes", "так", "да", "ja", "oui"),
  no: inLanguages("no", "ні", "нет", "nein", "non"),
};

export const credits: Record<CreditType, Texts> = {
  debit: inLanguages("No credit", "Без кредиту", "Без кредита", "Kein Kredit", "Sans crédit"),
  credit: inLanguages("Up to a limit", "До ліміту", "До лимита", "Bis zum Limit", "Jusqu’à la limite"),
  "credit-unlimited": inLanguages("Unlimited", "Без обмежень", "Без ограничений", "Unbegrenzt", "Illimité"),
};

export const kinds: Record<TransferKind, Texts> = {
  accrue: inLanguages("Granted", "Нараховано", "Начислено", "Gutgeschrieben", "Accordé"),
  refill: inLanguages("Refill", "Поповнення", "Пополнение", "Aufladung", "Recharge"),
  spend: inLanguages("Payment", "Оплата", "Оплата", "Zahlung", "Paiement"),
  capture: inLanguages(
    "Payment of what was held",
    "Оплата із заблокованого",
    "Оплата из заблокированного",
    "Zahlung aus Reservierung",
    "Paiement du montant bloqué",
  ),
  adjust: inLanguages("Correction", "Коригування", "Корректировка", "Korrektur", "Correction"),
  "write-off": inLanguages("Write-off", "Списання", "Списание", "Abbuchung", "Retrait"),
  expire: inLanguages("Expired", "Згоріло", "Сгорело", "Verfallen", "Expiré"),
  "give-back": inLanguages("Given back", "Повернуто", "Возвращено", "Zurückgegeben", "Rendu"),
  "take-back": inLanguages("Taken back", "Забрано", "Забрано", "Zurückgenommen", "Repris"),
  reverse: inLanguages("Cancelled", "Скасовано", "Отменено", "Storniert", "Annulé"),
  "cash-rounding": inLanguages(
    "Rounding of cash",
    "Округлення готівки",
    "Округление наличных",
    "Bargeldrundung",
    "Arrondi d’espèces",
  ),
};
