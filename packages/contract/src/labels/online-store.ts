import { failure, inLanguages } from "../kit/texts.ts";

const store = inLanguages("Online store", "Інтернет-магазин", "Интернет-магазин", "Onlineshop", "Boutique en ligne");

export const onlineStoreLabels = {
  about: "Online stores of points of sale: their settings, and what the public sees.",
  screens: { "/store/{posId}": store },
  entityTypes: { online_store: store },
  fields: {
    terminal_id: inLanguages(
      "Sells at the prices of",
      "Продає за цінами термінала",
      "Продаёт по ценам терминала",
      "Verkauft zu den Preisen von",
      "Vend aux prix de",
    ),
    closed_message: inLanguages(
      "Message while closed",
      "Повідомлення, коли зачинено",
      "Сообщение, когда закрыто",
      "Hinweis bei geschlossenem Shop",
      "Message hors ouverture",
    ),
    payment_methods: inLanguages(
      "Customers pay",
      "Клієнти платять",
      "Клиенты платят",
      "Kunden zahlen",
      "Les clients paient",
    ),
    min_order_amounts: inLanguages(
      "Minimum order",
      "Мінімальне замовлення",
      "Минимальный заказ",
      "Mindestbestellwert",
      "Commande minimale",
    ),
    terms: inLanguages(
      "Terms of sale",
      "Умови продажу",
      "Условия продажи",
      "Verkaufsbedingungen",
      "Conditions de vente",
    ),
    problems: inLanguages(
      "Not public because",
      "Не показується, бо",
      "Не показывается, так как",
      "Nicht öffentlich, weil",
      "Non publique car",
    ),
  },
  values: {
    payment_methods: {
      "payment-at-checkout": inLanguages(
        "When ordering",
        "Під час замовлення",
        "При заказе",
        "Bei der Bestellung",
        "À la commande",
      ),
      "payment-upon-receipt": inLanguages(
        "On receipt",
        "Під час отримання",
        "При получении",
        "Bei Erhalt",
        "À la réception",
      ),
    },
    problems: {
      off: inLanguages(
        "The store is switched off here",
        "Магазин тут вимкнено",
        "Магазин здесь выключен",
        "Der Shop ist hier ausgeschaltet",
        "La boutique est désactivée ici",
      ),
      "programme-off": inLanguages(
        "The programme or its online stores are switched off",
        "Програму або її інтернет-магазини вимкнено",
        "Программа или её интернет-магазины выключены",
        "Das Programm oder seine Onlineshops sind ausgeschaltet",
        "Le programme ou ses boutiques sont désactivés",
      ),
      "pos-off": inLanguages(
        "The point of sale is inactive",
        "Точка продажу неактивна",
        "Точка продаж неактивна",
        "Die Verkaufsstelle ist inaktiv",
        "Le point de vente est inactif",
      ),
      "no-terminal": inLanguages(
        "No active terminal sets its prices",
        "Немає активного термінала, що задає ціни",
        "Нет активного терминала, задающего цены",
        "Kein aktives Terminal gibt die Preise vor",
        "Aucun terminal actif ne fixe les prix",
      ),
      "no-delivery": inLanguages(
        "No active delivery type fits its currency",
        "Немає активного способу доставки в його валюті",
        "Нет активного способа доставки в его валюте",
        "Keine aktive Lieferart passt zur Währung",
        "Aucun mode de livraison actif dans sa devise",
      ),
      "no-goods": inLanguages(
        "No item with a price is shown in the store",
        "У магазині немає товарів із ціною",
        "В магазине нет товаров с ценой",
        "Kein Artikel mit Preis wird im Shop gezeigt",
        "Aucun article avec prix n’est affiché",
      ),
    },
  },
  failures: {
    "store.not_found": failure(
      404,
      "There is no public store at this point of sale.",
      "This store is not available now. Try again later.",
      "Цей магазин зараз недоступний. Спробуйте пізніше.",
      "Этот магазин сейчас недоступен. Попробуйте позже.",
      "Dieser Shop ist gerade nicht verfügbar. Versuchen Sie es später.",
      "Cette boutique n’est pas disponible. Réessayez plus tard.",
    ),
  },
};
