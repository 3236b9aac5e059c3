import type { Language } from "@patron/contract/enums";

/** Texts of a printed report; the others are those of receipts, and of the screens. */
interface ReportMessages {
  /** Of a shift that goes on, and of a closed one. */
  x: string;
  z: string;
  checks: string;
  sales: string;
  refunds: string;
  count: string;
  payments: string;
  unnamed: string;
  /** After a payment method. */
  paidBack: string;
  taxes: string;
  taxBase: string;
  cash: string;
  cashSales: string;
  cashRefunds: string;
  /** In place of what is shown only after the count. */
  afterCount: string;
  /** Of a shift whose drawer nobody has counted. */
  notCounted: string;
  signature: string;
}

export const reportMessages: Record<Language, ReportMessages> = {
  en: {
    x: "X report, shift",
    z: "Z report, shift",
    checks: "Sale numbers",
    sales: "Sales",
    refunds: "Refunds and cancellations",
    count: "Number",
    payments: "By payment method",
    unnamed: "Not stated",
    paidBack: "paid back",
    taxes: "Taxes",
    taxBase: "on",
    cash: "Cash in the drawer",
    cashSales: "Cash sales",
    cashRefunds: "Cash refunds",
    afterCount: "After the count",
    notCounted: "Not counted",
    signature: "Signature",
  },
  uk: {
    x: "X-звіт, зміна",
    z: "Z-звіт, зміна",
    checks: "Номери чеків",
    sales: "Продажі",
    refunds: "Повернення й скасування",
    count: "Кількість",
    payments: "За способами оплати",
    unnamed: "Не вказано",
    paidBack: "повернено",
    taxes: "Податки",
    taxBase: "із",
    cash: "Готівка в касі",
    cashSales: "Продажі за готівку",
    cashRefunds: "Повернення готівкою",
    afterCount: "Після підрахунку",
    notCounted: "Не пораховано",
    signature: "Підпис",
  },
  ru: {
    x: "X-отчёт, смена",
    z: "Z-отчёт, смена",
    checks: "Номера чеков",
    sales: "Продажи",
    refunds: "Возвраты и отмены",
    count: "Количество",
    payments: "По способам оплаты",
    unnamed: "Не указано",
    paidBack: "возвращено",
    taxes: "Налоги",
    taxBase: "с",
    cash: "Наличные в кассе",
    cashSales: "Продажи за наличные",
    cashRefunds: "Возвраты наличными",
    afterCount: "После подсчёта",
    notCounted: "Не посчитано",
    signature: "Подпись",
  },
  de: {
    x: "X-Bericht, Schicht",
    z: "Z-Bericht, Schicht",
    checks: "Belegnummern",
    sales: "Verkäufe",
    refunds: "Erstattungen und Stornos",
    count: "Anzahl",
    payments: "Nach Zahlungsart",
    unnamed: "Ohne Angabe",
    paidBack: "zurückgezahlt",
    taxes: "Steuern",
    taxBase: "auf",
    cash: "Bargeld in der Kasse",
    cashSales: "Barverkäufe",
    cashRefunds: "Bare Erstattungen",
    afterCount: "Nach der Zählung",
    notCounted: "Nicht gezählt",
    signature: "Unterschrift",
  },
  fr: {
    x: "Rapport X, service",
    z: "Rapport Z, service",
    checks: "Numéros des tickets",
    sales: "Ventes",
    refunds: "Remboursements et annulations",
    count: "Nombre",
    payments: "Par moyen de paiement",
    unnamed: "Non précisé",
    paidBack: "remboursé",
    taxes: "Taxes",
    taxBase: "sur",
    cash: "Espèces en caisse",
    cashSales: "Ventes en espèces",
    cashRefunds: "Remboursements en espèces",
    afterCount: "Après le comptage",
    notCounted: "Non comptée",
    signature: "Signature",
  },
};
