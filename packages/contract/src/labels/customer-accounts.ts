import { inLanguages } from "../kit/texts.ts";

export const customerAccountsLabels = {
  fields: {
    user_name: inLanguages("Customer", "Клієнт", "Клиент", "Kunde", "Client"),
    title: inLanguages("Own name", "Власна назва", "Собственное название", "Eigener Name", "Nom propre"),
    force: inLanguages(
      "Even below the credit",
      "Навіть понад кредит",
      "Даже сверх кредита",
      "Auch über den Kredit hinaus",
      "Même au-delà du crédit",
    ),
    event_dt: inLanguages("Date", "Дата", "Дата", "Datum", "Date"),
    kind: inLanguages("Movement", "Рух", "Движение", "Bewegung", "Mouvement"),
    incoming: inLanguages("Incoming", "Надходження", "Поступление", "Eingang", "Entrée"),
    outgoing: inLanguages("Outgoing", "Витрата", "Расход", "Ausgang", "Sortie"),
    opening: inLanguages("Opening balance", "Вхідний залишок", "Входящий остаток", "Anfangssaldo", "Solde d’ouverture"),
    closing: inLanguages("Closing balance", "Вихідний залишок", "Исходящий остаток", "Endsaldo", "Solde de clôture"),
    document: inLanguages("Document", "Документ", "Документ", "Beleg", "Document"),
    actor: inLanguages("Who", "Хто", "Кто", "Wer", "Qui"),
  },
  values: {
    kind: {
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
    },
  },
};
