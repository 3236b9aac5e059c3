import type { ServiceType } from "@patron/contract/enums";

/** The types of items, with their names. */
export const serviceTypes: Record<ServiceType, Record<string, string>> = {
  goods: { en: "Goods", uk: "Товар", ru: "Товар", de: "Ware", fr: "Marchandise" },
  service: { en: "Service", uk: "Послуга", ru: "Услуга", de: "Dienstleistung", fr: "Service" },
  fuel: { en: "Fuel", uk: "Пальне", ru: "Топливо", de: "Kraftstoff", fr: "Carburant" },
  energy: { en: "Energy", uk: "Електроенергія", ru: "Электроэнергия", de: "Strom", fr: "Énergie" },
  "car-wash": { en: "Car wash", uk: "Мийка", ru: "Мойка", de: "Autowäsche", fr: "Lavage auto" },
  "special-account-refill": {
    en: "Top-up of a client account",
    uk: "Поповнення рахунку клієнта",
    ru: "Пополнение счёта клиента",
    de: "Aufladung eines Kundenkontos",
    fr: "Recharge d’un compte client",
  },
  coupon: { en: "Coupon", uk: "Купон", ru: "Купон", de: "Coupon", fr: "Coupon" },
  "gift-card": {
    en: "Gift card",
    uk: "Подарунковий сертифікат",
    ru: "Подарочный сертификат",
    de: "Geschenkkarte",
    fr: "Carte cadeau",
  },
  "tour-card": {
    en: "Prepaid card",
    uk: "Передплачена картка",
    ru: "Предоплаченная карта",
    de: "Guthabenkarte",
    fr: "Carte prépayée",
  },
};
