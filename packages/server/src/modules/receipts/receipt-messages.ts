import type { Language, PaymentType, ReceiptTemplate } from "@patron/contract/enums";

/** Texts of a receipt. */
export interface ReceiptMessages {
  receipt: string;
  check: string;
  order: string;
  /** Before the quantity of a line that was delivered, if another one was ordered. */
  delivered: string;
  /** Below the code that opens it. */
  online: string;
  number: string;
  date: string;
  terminal: string;
  /** Before the name of whoever sold. */
  seller: string;
  customer: string;
  vehicle: string;
  /** Before the number plate of the one that sold. */
  roadTanker: string;
  /** Before the address of the online store that sold. */
  website: string;
  odometer: string;
  item: string;
  quantity: string;
  price: string;
  /** Below an item. */
  priceByHand: string;
  amount: string;
  discount: string;
  bonusesRedeemed: string;
  taxes: string;
  /** Before the name of a tax that the amount includes. */
  included: string;
  includedTaxes: string;
  delivery: string;
  tip: string;
  rounding: string;
  toPay: string;
  change: string;
  bonusesAdded: string;
  /** Before the name of a special account. */
  credited: string;
  canceled: string;
  /** Before the number of the sale. */
  refundOf: string;
  reserved: string;
  thanks: string;
  copies: Record<ReceiptTemplate, string>;
  payments: Record<PaymentType, string>;
  code: string;
  registrationNumber: string;
  taxId: string;
  vatNumber: string;
  terms: string;
  personalData: string;
  /** What the goods brought without taxes. */
  netAmount: string;
  costOfGoods: string;
  grossMargin: string;
  marginPercent: string;
  /** In the place of an amount that is not known. */
  unknown: string;
  /** The card that paid at the reader, and how the payment service knows that. */
  card: string;
  cardPayment: string;
  fiscalNumber: string;
  fiscalTime: string;
  /** Below the code that leads to the tax service. */
  fiscalCheck: string;
  /** Of a receipt whose till has to register it, and has not yet. */
  notRegistered: string;
}

/** A receipt is in the customer's language, whoever prints it. */
export const receiptMessages: Record<Language, ReceiptMessages> = {
  en: {
    receipt: "Receipt",
    check: "Detailed receipt",
    order: "Order",
    delivered: "Delivered",
    online: "This receipt online",
    number: "No.",
    date: "Date",
    terminal: "Terminal",
    seller: "Served by",
    customer: "Customer",
    vehicle: "Vehicle",
    roadTanker: "Road tanker",
    website: "Website",
    odometer: "Odometer",
    item: "Item",
    quantity: "Qty",
    price: "Price",
    priceByHand: "Price entered by hand",
    amount: "Amount",
    discount: "Discount",
    bonusesRedeemed: "Paid with bonuses",
    taxes: "Tax",
    included: "Incl.",
    includedTaxes: "Incl. tax",
    delivery: "Delivery",
    tip: "Tip",
    rounding: "Rounding",
    toPay: "Total",
    change: "Change",
    bonusesAdded: "Bonuses earned",
    credited: "Credited to",
    canceled: "CANCELLED",
    refundOf: "REFUND OF RECEIPT No.",
    reserved: "RESERVED, NOT YET PAID",
    thanks: "Thank you for your purchase!",
    copies: { business: "Business copy", customer: "Customer copy", commercial: "Company copy" },
    payments: {
      cash: "Cash",
      "bank-card": "Bank card",
      "bank-card-external": "Bank card on another device",
      "mobile-app": "Mobile app",
      "special-account": "Account",
    },
    code: "Code",
    registrationNumber: "Reg. no.",
    taxId: "Tax ID",
    vatNumber: "VAT no.",
    terms: "Terms:",
    personalData: "Privacy:",
    netAmount: "Goods, without tax",
    costOfGoods: "Cost of goods",
    grossMargin: "Gross margin",
    marginPercent: "Margin, %",
    unknown: "not known",
    card: "Card",
    cardPayment: "Card payment",
    fiscalNumber: "Fiscal number",
    fiscalTime: "Registered",
    fiscalCheck: "Check with the tax service",
    notRegistered: "Not registered with the tax service yet",
  },
  uk: {
    receipt: "Чек",
    check: "Детальний чек",
    order: "Замовлення",
    delivered: "Видано",
    online: "Цей чек онлайн",
    number: "№",
    date: "Дата",
    terminal: "Термінал",
    seller: "Касир",
    customer: "Клієнт",
    vehicle: "Автомобіль",
    roadTanker: "Бензовоз",
    website: "Сайт",
    odometer: "Одометр",
    item: "Товар",
    quantity: "К-сть",
    price: "Ціна",
    priceByHand: "Ціну введено вручну",
    amount: "Сума",
    discount: "Знижка",
    bonusesRedeemed: "Сплачено бонусами",
    taxes: "Податок",
    included: "у т. ч.",
    includedTaxes: "у т. ч. податок",
    delivery: "Доставка",
    tip: "Чайові",
    rounding: "Заокруглення",
    toPay: "До сплати",
    change: "Решта",
    bonusesAdded: "Нараховано бонусів",
    credited: "Зараховано на",
    canceled: "СКАСОВАНО",
    refundOf: "ПОВЕРНЕННЯ ЗА ЧЕКОМ №",
    reserved: "ЗАРЕЗЕРВОВАНО, ЩЕ НЕ СПЛАЧЕНО",
    thanks: "Дякуємо за покупку!",
    copies: {
      business: "Примірник продавця",
      customer: "Примірник клієнта",
      commercial: "Примірник компанії",
    },
    payments: {
      cash: "Готівка",
      "bank-card": "Банківська картка",
      "bank-card-external": "Картка на іншому пристрої",
      "mobile-app": "Мобільний застосунок",
      "special-account": "Рахунок",
    },
    code: "Код",
    registrationNumber: "Реєстр. №",
    taxId: "ІПН",
    vatNumber: "№ платника ПДВ",
    terms: "Умови:",
    personalData: "Персональні дані:",
    netAmount: "Товари без податку",
    costOfGoods: "Собівартість",
    grossMargin: "Валова маржа",
    marginPercent: "Маржа, %",
    unknown: "невідомо",
    card: "Картка",
    cardPayment: "Оплата карткою",
    fiscalNumber: "Фіскальний номер",
    fiscalTime: "Зареєстровано",
    fiscalCheck: "Перевірити в податковій",
    notRegistered: "Ще не зареєстровано в податковій",
  },
  ru: {
    receipt: "Чек",
    check: "Подробный чек",
    order: "Заказ",
    delivered: "Выдано",
    online: "Этот чек онлайн",
    number: "№",
    date: "Дата",
    terminal: "Терминал",
    seller: "Кассир",
    customer: "Клиент",
    vehicle: "Автомобиль",
    roadTanker: "Бензовоз",
    website: "Сайт",
    odometer: "Одометр",
    item: "Товар",
    quantity: "Кол-во",
    price: "Цена",
    priceByHand: "Цена введена вручную",
    amount: "Сумма",
    discount: "Скидка",
    bonusesRedeemed: "Оплачено бонусами",
    taxes: "Налог",
    included: "в т. ч.",
    includedTaxes: "в т. ч. налог",
    delivery: "Доставка",
    tip: "Чаевые",
    rounding: "Округление",
    toPay: "К оплате",
    change: "Сдача",
    bonusesAdded: "Начислено бонусов",
    credited: "Зачислено на",
    canceled: "ОТМЕНЕНО",
    refundOf: "ВОЗВРАТ ПО ЧЕКУ №",
    reserved: "ЗАРЕЗЕРВИРОВАНО, ЕЩЁ НЕ ОПЛАЧЕНО",
    thanks: "Спасибо за покупку!",
    copies: {
      business: "Экземпляр продавца",
      customer: "Экземпляр клиента",
      commercial: "Экземпляр компании",
    },
    payments: {
      cash: "Наличные",
      "bank-card": "Банковская карта",
      "bank-card-external": "Карта на другом устройстве",
      "mobile-app": "Мобильное приложение",
      "special-account": "Счёт",
    },
    code: "Код",
    registrationNumber: "Рег. №",
    taxId: "ИНН",
    vatNumber: "№ плательщика НДС",
    terms: "Условия:",
    personalData: "Персональные данные:",
    netAmount: "Товары без налога",
    costOfGoods: "Себестоимость",
    grossMargin: "Валовая маржа",
    marginPercent: "Маржа, %",
    unknown: "неизвестно",
    card: "Карта",
    cardPayment: "Оплата картой",
    fiscalNumber: "Фискальный номер",
    fiscalTime: "Зарегистрирован",
    fiscalCheck: "Проверить в налоговой",
    notRegistered: "Ещё не зарегистрирован в налоговой",
  },
  de: {
    receipt: "Beleg",
    check: "Detaillierter Beleg",
    order: "Bestellung",
    delivered: "Geliefert",
    online: "Dieser Beleg online",
    number: "Nr.",
    date: "Datum",
    terminal: "Terminal",
    seller: "Es bediente Sie",
    customer: "Kunde",
    vehicle: "Fahrzeug",
    roadTanker: "Tankwagen",
    website: "Website",
    odometer: "Kilometerstand",
    item: "Artikel",
    quantity: "Menge",
    price: "Preis",
    priceByHand: "Preis von Hand eingegeben",
    amount: "Betrag",
    discount: "Rabatt",
    bonusesRedeemed: "Mit Boni bezahlt",
    taxes: "Steuer",
    included: "inkl.",
    includedTaxes: "inkl. Steuer",
    delivery: "Lieferung",
    tip: "Trinkgeld",
    rounding: "Rundung",
    toPay: "Zu zahlen",
    change: "Rückgeld",
    bonusesAdded: "Gesammelte Boni",
    credited: "Gutgeschrieben auf",
    canceled: "STORNIERT",
    refundOf: "ERSTATTUNG ZU BELEG NR.",
    reserved: "RESERVIERT, NOCH NICHT BEZAHLT",
    thanks: "Vielen Dank für Ihren Einkauf!",
    copies: { business: "Händlerbeleg", customer: "Kundenbeleg", commercial: "Firmenbeleg" },
    payments: {
      cash: "Bar",
      "bank-card": "Bankkarte",
      "bank-card-external": "Bankkarte an anderem Gerät",
      "mobile-app": "App",
      "special-account": "Konto",
    },
    code: "Code",
    registrationNumber: "Reg.-Nr.",
    taxId: "Steuernr.",
    vatNumber: "USt-IdNr.",
    terms: "Bedingungen:",
    personalData: "Datenschutz:",
    netAmount: "Artikel, ohne Steuer",
    costOfGoods: "Wareneinsatz",
    grossMargin: "Rohertrag",
    marginPercent: "Rohertrag in %",
    unknown: "unbekannt",
    card: "Karte",
    cardPayment: "Kartenzahlung",
    fiscalNumber: "Fiskalnummer",
    fiscalTime: "Registriert",
    fiscalCheck: "Beim Finanzamt prüfen",
    notRegistered: "Noch nicht beim Finanzamt registriert",
  },
  fr: {
    receipt: "Ticket",
    check: "Ticket détaillé",
    order: "Commande",
    delivered: "Livré",
    online: "Ce ticket en ligne",
    number: "N°",
    date: "Date",
    terminal: "Terminal",
    seller: "Servi par",
    customer: "Client",
    vehicle: "Véhicule",
    roadTanker: "Camion-citerne",
    website: "Site web",
    odometer: "Kilométrage",
    item: "Article",
    quantity: "Qté",
    price: "Prix",
    priceByHand: "Prix saisi à la main",
    amount: "Montant",
    discount: "Remise",
    bonusesRedeemed: "Payé en bonus",
    taxes: "Taxe",
    included: "dont",
    includedTaxes: "dont taxes",
    delivery: "Livraison",
    tip: "Pourboire",
    rounding: "Arrondi",
    toPay: "Total à payer",
    change: "Monnaie rendue",
    bonusesAdded: "Bonus gagnés",
    credited: "Crédité sur",
    canceled: "ANNULÉ",
    refundOf: "REMBOURSEMENT DU REÇU N°",
    reserved: "RÉSERVÉ, PAS ENCORE PAYÉ",
    thanks: "Merci pour votre achat !",
    copies: {
      business: "Exemplaire commerçant",
      customer: "Exemplaire client",
      commercial: "Exemplaire entreprise",
    },
    payments: {
      cash: "Espèces",
      "bank-card": "Carte bancaire",
      "bank-card-external": "Carte sur un autre appareil",
      "mobile-app": "Application mobile",
      "special-account": "Compte",
    },
    code: "Code",
    registrationNumber: "N° d’immatr.",
    taxId: "N° fiscal",
    vatNumber: "N° TVA",
    terms: "Conditions :",
    personalData: "Données personnelles :",
    netAmount: "Articles hors taxe",
    costOfGoods: "Prix de revient",
    grossMargin: "Marge brute",
    marginPercent: "Marge en %",
    unknown: "inconnu",
    card: "Carte",
    cardPayment: "Paiement par carte",
    fiscalNumber: "Numéro fiscal",
    fiscalTime: "Enregistré",
    fiscalCheck: "Vérifier auprès du fisc",
    notRegistered: "Pas encore enregistré auprès du fisc",
  },
};
