import type { Language, PaymentType, ReceiptTemplate } from "@patron/contract/enums";

/** Every word of a receipt. */
export interface ReceiptMessages {
  receipt: string;
  check: string;
  number: string;
  date: string;
  terminal: string;
  customer: string;
  vehicle: string;
  odometer: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  discount: string;
  bonusesRedeemed: string;
  taxes: string;
  contained: string;
  delivery: string;
  tip: string;
  rounding: string;
  toPay: string;
  change: string;
  bonusesAdded: string;
  /** Before the name of a special account. */
  credited: string;
  canceled: string;
  reserved: string;
  thanks: string;
  copies: Record<ReceiptTemplate, string>;
  payments: Record<PaymentType, string>;
  code: string;
  net: string;
  registrationNumber: string;
  taxId: string;
  vatNumber: string;
  terms: string;
  personalData: string;
}

/** Receipts are in the customer's language, whoever prints them. */
export const receiptMessages: Record<Language, ReceiptMessages> = {
  en: {
    receipt: "Receipt",
    check: "Detailed receipt",
    number: "No.",
    date: "Date",
    terminal: "Terminal",
    customer: "Customer",
    vehicle: "Vehicle",
    odometer: "Odometer",
    item: "Item",
    quantity: "Qty",
    price: "Price",
    amount: "Amount",
    discount: "Discount",
    bonusesRedeemed: "Paid with bonuses",
    taxes: "Tax",
    contained: "including",
    delivery: "Delivery",
    tip: "Tip",
    rounding: "Rounding",
    toPay: "To pay",
    change: "Change",
    bonusesAdded: "Bonuses earned",
    credited: "Credited to",
    canceled: "CANCELLED",
    reserved: "RESERVED, NOT YET PAID",
    thanks: "Thank you for your purchase!",
    copies: { business: "Business copy", customer: "Customer copy", commercial: "Company copy" },
    payments: {
      cash: "Cash",
      "bank-card": "Bank card",
      "bank-card-external": "Bank card (external)",
      "mobile-app": "Mobile app",
      "special-account": "Account",
    },
    code: "Code",
    net: "Net",
    registrationNumber: "Reg. no.",
    taxId: "Tax ID",
    vatNumber: "VAT no.",
    terms: "Terms:",
    personalData: "Personal data:",
  },
  uk: {
    receipt: "Чек",
    check: "Детальний чек",
    number: "№",
    date: "Дата",
    terminal: "Термінал",
    customer: "Клієнт",
    vehicle: "Автомобіль",
    odometer: "Одометр",
    item: "Товар",
    quantity: "К-сть",
    price: "Ціна",
    amount: "Сума",
    discount: "Знижка",
    bonusesRedeemed: "Сплачено бонусами",
    taxes: "Податок",
    contained: "у т. ч.",
    delivery: "Доставка",
    tip: "Чайові",
    rounding: "Заокруглення",
    toPay: "До сплати",
    change: "Решта",
    bonusesAdded: "Нараховано бонусів",
    credited: "Зараховано на",
    canceled: "СКАСОВАНО",
    reserved: "РЕЗЕРВ, ЩЕ НЕ СПЛАЧЕНО",
    thanks: "Дякуємо за покупку!",
    copies: {
      business: "Примірник закладу",
      customer: "Примірник клієнта",
      commercial: "Примірник компанії",
    },
    payments: {
      cash: "Готівка",
      "bank-card": "Банківська картка",
      "bank-card-external": "Банківська картка (зовнішня)",
      "mobile-app": "Мобільний застосунок",
      "special-account": "Рахунок",
    },
    code: "Код",
    net: "Без податку",
    registrationNumber: "Реєстр. №",
    taxId: "ІПН",
    vatNumber: "№ платника ПДВ",
    terms: "Умови:",
    personalData: "Персональні дані:",
  },
  ru: {
    receipt: "Чек",
    check: "Подробный чек",
    number: "№",
    date: "Дата",
    terminal: "Терминал",
    customer: "Клиент",
    vehicle: "Автомобиль",
    odometer: "Одометр",
    item: "Товар",
    quantity: "Кол-во",
    price: "Цена",
    amount: "Сумма",
    discount: "Скидка",
    bonusesRedeemed: "Оплачено бонусами",
    taxes: "Налог",
    contained: "в т. ч.",
    delivery: "Доставка",
    tip: "Чаевые",
    rounding: "Округление",
    toPay: "К оплате",
    change: "Сдача",
    bonusesAdded: "Начислено бонусов",
    credited: "Зачислено на",
    canceled: "ОТМЕНЕНО",
    reserved: "РЕЗЕРВ, ЕЩЁ НЕ ОПЛАЧЕНО",
    thanks: "Спасибо за покупку!",
    copies: {
      business: "Экземпляр заведения",
      customer: "Экземпляр клиента",
      commercial: "Экземпляр коммерческого клиента",
    },
    payments: {
      cash: "Наличные",
      "bank-card": "Банковская карта",
      "bank-card-external": "Банковская карта (внешняя)",
      "mobile-app": "Мобильное приложение",
      "special-account": "Счёт",
    },
    code: "Код",
    net: "Без налога",
    registrationNumber: "Рег. №",
    taxId: "ИНН",
    vatNumber: "№ плательщика НДС",
    terms: "Условия:",
    personalData: "Персональные данные:",
  },
  de: {
    receipt: "Beleg",
    check: "Detaillierter Beleg",
    number: "Nr.",
    date: "Datum",
    terminal: "Terminal",
    customer: "Kunde",
    vehicle: "Fahrzeug",
    odometer: "Kilometerstand",
    item: "Artikel",
    quantity: "Menge",
    price: "Preis",
    amount: "Betrag",
    discount: "Rabatt",
    bonusesRedeemed: "Mit Boni bezahlt",
    taxes: "Steuer",
    contained: "darin",
    delivery: "Lieferung",
    tip: "Trinkgeld",
    rounding: "Rundung",
    toPay: "Zu zahlen",
    change: "Rückgeld",
    bonusesAdded: "Boni gutgeschrieben",
    credited: "Gutgeschrieben auf",
    canceled: "STORNIERT",
    reserved: "RESERVIERT, NOCH NICHT BEZAHLT",
    thanks: "Vielen Dank für Ihren Einkauf!",
    copies: { business: "Händlerbeleg", customer: "Kundenbeleg", commercial: "Beleg für Firmen" },
    payments: {
      cash: "Bar",
      "bank-card": "Bankkarte",
      "bank-card-external": "Bankkarte (extern)",
      "mobile-app": "App",
      "special-account": "Konto",
    },
    code: "Code",
    net: "Netto",
    registrationNumber: "Reg.-Nr.",
    taxId: "Steuernr.",
    vatNumber: "USt-IdNr.",
    terms: "Bedingungen:",
    personalData: "Datenschutz:",
  },
  fr: {
    receipt: "Ticket",
    check: "Ticket détaillé",
    number: "N°",
    date: "Date",
    terminal: "Terminal",
    customer: "Client",
    vehicle: "Véhicule",
    odometer: "Kilométrage",
    item: "Article",
    quantity: "Qté",
    price: "Prix",
    amount: "Montant",
    discount: "Remise",
    bonusesRedeemed: "Payé en bonus",
    taxes: "Taxe",
    contained: "dont",
    delivery: "Livraison",
    tip: "Pourboire",
    rounding: "Arrondi",
    toPay: "À payer",
    change: "Monnaie rendue",
    bonusesAdded: "Bonus gagnés",
    credited: "Crédité sur",
    canceled: "ANNULÉ",
    reserved: "RÉSERVÉ, PAS ENCORE PAYÉ",
    thanks: "Merci de votre achat !",
    copies: {
      business: "Exemplaire commerçant",
      customer: "Exemplaire client",
      commercial: "Exemplaire client professionnel",
    },
    payments: {
      cash: "Espèces",
      "bank-card": "Carte bancaire",
      "bank-card-external": "Carte bancaire (externe)",
      "mobile-app": "Application mobile",
      "special-account": "Compte",
    },
    code: "Code",
    net: "Hors taxe",
    registrationNumber: "N° d’immatr.",
    taxId: "N° fiscal",
    vatNumber: "N° TVA",
    terms: "Conditions :",
    personalData: "Données personnelles :",
  },
};
