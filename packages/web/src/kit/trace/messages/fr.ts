import { plural } from "../../messages/fr.ts";
import type { TraceMessages } from "./en.ts";

const named = (name: string) => (name ? ` « ${name} »` : "");
const byRule = (name: string) => (name ? `, selon la règle${named(name)}` : "");

const limits = {
  balance: "il n’y en a pas plus sur la carte",
  "max-percent": "les bonus ne paient qu’une partie du ticket",
  goods: "certains articles ne se paient pas en bonus",
  "whole-units": "pour qu’il reste une somme ronde à payer",
};
const access = { full: "complet", limited: "limité", none: "aucun" };

const messages: TraceMessages = {
  label: "Pourquoi ces chiffres",
  line: (place) => `Ligne ${place}`,
  times: (title, quantity) => `${title} × ${quantity}`,
  wholeCheck: "Toute la vente",
  notApplied: "Ce qui ne s’est pas appliqué",
  onLine: (line) => `Pour : ${line}`,
  unnamed: "Sans nom",
  redemption: "Utilisation des bonus",
  steps: {
    "price-source": ({ source }) => (source === "master-price" ? "Prix du groupe de prix" : "Prix de l’article"),
    "price-option": ({ name }) => `Prix spécial${named(name)}`,
    "price-entered": () => "Prix saisi à la main",
    "base-tax": ({ name }) => `Taxe${named(name)} dans le prix`,
    "price-including-taxes": () => "Prix taxes comprises",
    commission: ({ name }) => `Commission${named(name)}`,
    "price-posted": () => "Prix affiché",
    "line-amount": ({ price, quantity }) => `${price} × ${quantity}`,
    "line-amount-stated": () => "Montant indiqué par la caisse, la pompe ou la balance",
    discount: ({ name }) => `Remise${named(name)}`,
    "discount-cap": ({ percent }) => `Les remises sont limitées à ${percent} de la vente`,
    "finalise-limit": () => "Dans la limite du montant réservé",
    "redemption-asked": () => "Bonus que le client veut utiliser",
    "redemption-lowered": ({ by }) => `Moins de bonus : ${limits[by]}`,
    redemption: () => "Payé en bonus",
    "sales-tax": ({ name }) => `Taxe${named(name)} ajoutée`,
    "contained-tax": ({ name }) => `Taxe${named(name)} comprise`,
    delivery: () => "Livraison",
    tip: () => "Pourboire",
    "amount-to-pay": () => "À payer",
    "cash-rounding": ({ step }) => `Les espèces sont arrondies à ${step}`,
    "special-account": ({ name }) => `Payé depuis le compte${named(name)}`,
    charge: ({ name, target, account }) =>
      account
        ? `Crédit sur${named(account)} par${named(name)}`
        : target === "promotional-bonuses"
          ? `Bonus promotionnels pour${named(name)}`
          : `Bonus pour${named(name)}`,
    lot: ({ until, target, account }) =>
      account
        ? `Crédit sur${named(account)} au total`
        : until
          ? `Bonus promotionnels, valables jusqu’au ${until}`
          : target === "promotional-bonuses"
            ? "Bonus promotionnels"
            : "Bonus sans date de fin",
    "coupon-emission": ({ series, count }) =>
      plural(count, {
        one: `# coupon${named(series)} pour le client`,
        many: `# de coupons${named(series)} pour le client`,
        other: `# coupons${named(series)} pour le client`,
      }),
    "category-change": ({ from, to, name }) =>
      from
        ? `Catégorie de carte : de${named(from)} à${named(to)}${byRule(name)}`
        : `Catégorie de carte :${named(to)}${byRule(name)}`,
    "referral-reward": ({ side }) => (side === "referrer" ? "Récompense du parrain" : "Récompense du client parrainé"),
  },
  rejections: {
    inactive: () => "Elle est désactivée.",
    "not-picked": () => "Le caissier ne l’a pas choisie.",
    "coupon-only": () => "Elle ne s’applique qu’avec un coupon.",
    "kiosk-only": () => "Elle ne s’applique qu’aux bornes en libre-service.",
    "other-pos": () => "Elle vaut pour d’autres points de vente.",
    "other-terminal": () => "Elle vaut pour d’autres terminaux.",
    "other-currency": () => "Elle vaut pour une autre devise.",
    "before-date": ({ date }) => `Elle commence le ${date}.`,
    "after-date": ({ date }) => `Elle a pris fin le ${date}.`,
    "other-week-day": ({ weekDay }) => `Elle ne s’applique pas ce jour-là : ${weekDay}.`,
    "outside-hours": ({ from, to }) => `Elle s’applique de ${from || "0:00"} à ${to || "24:00"}.`,
    "customer-needed": () => "Il faut un client avec une carte.",
    "members-only": () => "Elle est réservée aux membres du programme.",
    "access-none": () => "La carte du client est bloquée.",
    "no-matching-goods": () => "Aucun de ses articles n’est dans la vente.",
    "check-amount-below": ({ limit }) => `La vente est inférieure à ${limit}.`,
    "check-amount-above": ({ limit }) => `La vente est supérieure à ${limit}.`,
    "goods-amount-below": ({ limit }) => `Ses articles coûtent moins de ${limit}.`,
    "goods-amount-above": ({ limit }) => `Ses articles coûtent plus de ${limit}.`,
    "birthday-unknown": () => "L’anniversaire du client n’est pas connu.",
    "birthday-outside-window": () => "L’anniversaire du client n’est pas assez proche.",
    "gender-unknown": () => "Le sexe du client n’est pas connu.",
    "other-gender": () => "Elle vaut pour les clients de l’autre sexe.",
    "age-unknown": () => "L’âge du client n’est pas connu.",
    "age-below": ({ age }) => `Le client a moins de ${age} ans.`,
    "age-above": ({ age }) => `Le client a plus de ${age} ans.`,
    "not-first-purchase": () => "Elle ne s’applique qu’au premier achat.",
    "registered-too-long-ago": ({ days }) =>
      plural(days, {
        one: "Le client est inscrit depuis plus de # jour.",
        other: "Le client est inscrit depuis plus de # jours.",
      }),
    "other-payment-type": () => "La vente est payée autrement, ou le paiement n’est pas encore choisi.",
    "limit-per-customer": ({ limit }) => `Le client l’a utilisée autant que permis : ${limit}.`,
    "limit-per-day": ({ limit }) => `Elle a été utilisée aujourd’hui autant que permis : ${limit}.`,
    "limit-total": ({ limit }) => `Elle a été utilisée autant que permis : ${limit}.`,
    "audience-not-listed": () => "Elle n’a pas de valeur pour ce client.",
    "measure-missing": () => "Les achats passés du client ne sont pas connus.",
    "below-first-threshold": ({ measure }) => `Le premier palier n’est pas atteint : ${measure}.`,
    "value-zero": () => "Sa valeur pour ce client est zéro.",
    "special-price-dearer": () => "Son prix spécial n’est pas plus bas.",
    "nothing-left": () => "Après les autres remises, il ne reste rien à réduire.",
    "rounds-to-zero": () => "Sa remise s’arrondit à zéro.",
    beaten: ({ winner, would }) => `« ${winner} » donne plus ; celle-ci aurait donné ${would}.`,
    "bonuses-redeemed": () => "Les ventes payées en bonus ne rapportent pas de bonus.",
    "paid-from-account": () => "Les paiements depuis ce compte ne rapportent pas de bonus.",
    "nothing-to-charge": () => "Aucun montant ne donne droit à des bonus.",
    "target-missing": () => "Elle n’indique pas quoi créditer.",
    "target-takes-no-percent": () => "Son compte n’est pas tenu en argent : un pourcentage est impossible.",
    "target-closed": () => "Son compte n’est pas actif en ce moment.",
    "expiry-past": () => "Ses bonus auraient déjà expiré.",
    "set-incomplete": () => "La vente a trop peu de ses articles pour un lot entier.",
    excluded: ({ winner }) => `« ${winner} » ne se cumule pas avec d’autres règles.`,
    "coupon-not-open": () => "Le coupon est déjà utilisé ou annulé.",
    "coupon-not-yet-valid": ({ date }) => `Le coupon est valable à partir du ${date}.`,
    "coupon-expired": ({ date }) => `Le coupon était valable jusqu’au ${date}.`,
    "coupon-of-other-customer": () => "Le coupon appartient à un autre client.",
    "coupon-twice": () => "Le coupon a été saisi deux fois.",
    "coupon-rule-missing": () => "Aucune règle ne correspond ici à ce coupon.",
    "batch-missing": () => "Elle n’indique pas quels coupons émettre.",
    "batch-inactive": () => "Sa lot de coupons est désactivée.",
    "batch-not-yet-issued": () => "Ses coupons ne sont pas encore émis.",
    "batch-no-longer-issued": () => "Ses coupons ne sont plus émis.",
    "batch-exhausted": () => "Tous les coupons de la série sont émis.",
    "batch-customer-limit": () => "Le client a déjà le nombre de coupons permis de la série.",
    "category-daily-only": () => "Elle est examinée une fois par jour, pas à la vente.",
    "category-other-from": () => "Elle vise une autre catégorie de clients.",
    "category-held-already": () => "Le client a déjà cette catégorie.",
    "category-pinned": () => "La catégorie a été attribuée manuellement et n’est pas abaissée.",
    "category-measure-below": ({ measure }) => `Les achats ne suffisent pas encore : ${measure}.`,
    "category-measure-above": ({ measure }) => `Les achats dépassent ce qu’elle prévoit : ${measure}.`,
    "referral-inactive": () => "Le programme de parrainage est désactivé.",
    "referral-no-reward": () => "Aucune récompense n’est prévue de ce côté.",
    "referral-other-occasion": () => "La récompense est donnée lors d’un autre événement.",
    "referral-not-first-purchase": () => "Ce n’est pas le premier achat du client parrainé.",
    "referral-purchases-limit": ({ limit }) => `Le nombre permis d’achats récompensés est atteint : ${limit}.`,
    "referral-days-limit": ({ limit }) => `Le client parrainé s’est inscrit il y a plus de ${limit} jours.`,
    "referral-amount-below": ({ limit }) => `L’achat est inférieur à ${limit}.`,
    "referral-level-without-reward": () => "Il n’y a pas de récompense aussi haut dans la chaîne.",
    "referral-other-currency": () => "La récompense est dans une autre devise.",
    "redemption-customer-needed": () => "Seul un client avec une carte peut utiliser des bonus.",
    "redemption-access": ({ access: held }) =>
      `L’accès de la carte ne permet pas d’utiliser des bonus : ${access[held]}.`,
    "redemption-min-check-amount": ({ limit }) => `Les bonus s’utilisent à partir d’une vente de ${limit}.`,
    "redemption-no-balance": () => "Il n’y a pas de bonus à utiliser.",
    "redemption-goods-excluded": () => "Ces articles ne se paient pas en bonus.",
    "redemption-share-zero": () => "Les bonus ne peuvent payer aucune partie d’une vente.",
    "redemption-not-full": () => "Les bonus ne couvrent pas toute la vente.",
    "redemption-no-whole-amount": () => "Il ne resterait pas de somme ronde à payer.",
    "option-inactive": () => "Ce prix spécial est désactivé.",
    "option-before-date": () => "Ce prix spécial n’a pas commencé.",
    "option-after-date": () => "Ce prix spécial a pris fin.",
    "option-other-goods": () => "Ce prix spécial vaut pour d’autres articles.",
    "option-outranked": () => "Un prix spécial plus précis s’applique.",
    "price-not-yet-valid": ({ date }) => `Ce prix vaut à partir du ${date}.`,
    "price-superseded": ({ date }) => `Ce prix du ${date} a été remplacé par un plus récent.`,
    "price-by-hand": () => "Un prix a été saisi à la main.",
  },
};
export default messages;
