import { pluralIn } from "../../messages.ts";
import { isEmpty, listsIn, rangeIn, sizeOf } from "../lists.ts";
import type { CreditFacts, EffectFacts, GoodsFacts, GroupValue, Names, RuleWords, WhoFacts } from "../rule-facts.ts";

const plural = pluralIn("fr");
const { and, or } = listsIn("fr");
const times = (count: number) => `${count} fois`;

interface Noun {
  one: string;
  other: string;
  counted: { one: string; other: string };
}
/** “les articles Café, Thé et 2 autres”, or “3 articles” when no name is known. */
function named(names: Names, { one, other, counted }: Noun): string {
  if (names.known.length === 0) return plural(names.more, counted);
  const others = plural(names.more, { one: "# autre", other: "# autres" });
  return `${sizeOf(names) === 1 ? one : other} ${and(names.more > 0 ? [...names.known, others] : names.known)}`.trim();
}
const counted = {
  goods: { one: "# article", other: "# articles" },
  categories: { one: "# catégorie", other: "# catégories" },
};
const plain = {
  goods: { one: "l’article", other: "les articles", counted: counted.goods },
  categories: { one: "la catégorie", other: "les catégories", counted: counted.categories },
};
/** After “de”. */
const ofIt = {
  goods: {
    one: "de l’article",
    other: "des articles",
    counted: { one: "de # article", other: "de # articles" },
  },
  categories: {
    one: "de la catégorie",
    other: "des catégories",
    counted: { one: "de # catégorie", other: "de # catégories" },
  },
};
/** After a number of pieces. */
const pieces = {
  goods: { one: "", other: "", counted: counted.goods },
  categories: { ...ofIt.categories, counted: { one: "dans # catégorie", other: "dans # catégories" } },
};
function goodsNames({ goods, categories }: GoodsFacts, nouns = plain): string {
  const parts = [];
  if (sizeOf(goods) > 0) parts.push(named(goods, nouns.goods));
  if (sizeOf(categories) > 0) parts.push(named(categories, nouns.categories));
  return parts.join(sizeOf(goods) > 1 ? " ainsi que " : " et ");
}
function goods({ on, except }: EffectFacts, all: string, nouns = plain): string {
  const chosen = isEmpty(on) ? all : goodsNames(on, nouns);
  return isEmpty(except) ? chosen : `${chosen} sauf ${goodsNames(except)}`;
}

function credit(of: CreditFacts, hasValue: boolean): string {
  if (of.to === "account") {
    const account = of.name === null ? "un compte client" : `le compte ${of.name}`;
    return hasValue ? `sur ${account}` : `un crédit sur ${account}`;
  }
  if (of.to === "bonuses") return hasValue ? "en bonus" : "des bonus";
  return `${hasValue ? "en bonus promotionnels" : "des bonus promotionnels"}${life(of)}`;
}
function life({ until, days, months }: Extract<CreditFacts, { to: "promotional-bonuses" }>): string {
  if (until) return ` (valables jusqu’au ${until})`;
  if (days !== null) return ` (valables ${plural(days, { one: "# jour", other: "# jours" })})`;
  return months === null ? "" : ` (valables ${months} mois)`;
}

function set(facts: EffectFacts): string {
  const { buy, get, given, free, max } = facts.set;
  const what = isEmpty(given) ? "de plus" : `× ${goodsNames(given, pieces)}`;
  const price = free ? "gratuitement" : facts.value === null ? "à prix réduit" : `avec ${facts.value} de remise`;
  const often = max === null ? "" : `, au plus ${times(max)} par ticket`;
  return `à l’achat de ${buy} × ${goods(facts, "n’importe quel article", pieces)}, ${get} ${what} ${price}${often}`;
}

function effect(facts: EffectFacts): string {
  const discount = facts.value === null ? "une remise" : `${facts.value} de remise`;
  const price = facts.value === null ? "un prix spécial" : `un prix spécial de ${facts.value}`;
  const given = credit(facts.credit, facts.value !== null);
  const lead = facts.value === null ? "" : `${facts.value} `;
  const all = goods(facts, "tous les articles");
  switch (facts.action) {
    case "discount-check-percent":
    case "discount-check-amount":
      return `${discount} sur tout le ticket`;
    case "discount-items-percent":
      return `${discount} sur ${all}`;
    case "discount-items-amount":
      return `${discount} par unité sur ${all}`;
    case "special-price-item":
      return `${price} par unité pour ${all}`;
    case "special-price-check":
      return `${price} au total pour ${all}`;
    case "buy-x-get-y":
      return set(facts);
    case "charge-check-percent":
      return facts.value === null ? `${given} pour chaque ticket` : `${facts.value} du ticket ${given}`;
    case "charge-check-amount":
      return `${lead}${given} pour chaque ticket`;
    case "charge-items-percent":
      if (facts.value === null) return `${given} pour ${all}`;
      return `${facts.value} du prix ${goods(facts, "de tous les articles", ofIt)} ${given}`;
    case "charge-items-amount":
      return `${lead}${given} par unité pour ${all}`;
    case "coupon-emission": {
      const coupons =
        facts.count === null ? "des coupons" : plural(facts.count, { one: "# coupon", other: "# coupons" });
      return `${coupons} pour chaque ticket`;
    }
  }
}

const aged = rangeIn({
  both: (from, to) => ` de ${from} à ${to} ans`,
  from: (from) => ` de ${from} ans et plus`,
  to: (to) => ` de ${to} ans et moins`,
});
function joined(within: number | null): string {
  if (within === null) return "";
  if (within === 0) return " inscrits aujourd’hui";
  return ` inscrits depuis ${plural(within, { one: "# jour", other: "# jours" })} au plus`;
}
function who({ groups, members, gender, age, joinedWithin }: WhoFacts): string {
  const sex = {
    female: members ? "les femmes membres du programme" : "les femmes",
    male: members ? "les hommes membres du programme" : "les hommes",
  };
  const people = gender ? sex[gender] : null;
  const listed = [];
  if (groups && sizeOf(groups.categories) > 0) {
    listed.push(`${people ?? "les clients"} ${named(groups.categories, ofIt.categories)}`);
  }
  if (groups?.uncategorised) listed.push(`${people ?? "les membres"} sans catégorie`);
  if (groups?.walkIn) listed.push("les clients de passage sans carte");
  if (listed.length === 0) listed.push(people ?? (members ? "les membres" : "les clients"));
  return `pour ${and(listed)}${age ? aged(age) : ""}${joined(joinedWithin)}`;
}

const days = ["", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
/** “9:30” is “9 h 30”, “9:00” is “9 h”. */
const clock = (time: string) => time.replace(/:(\d\d)$/, (_, minutes) => ` h${minutes === "00" ? "" : ` ${minutes}`}`);
const hours = rangeIn({
  both: (from, to) => `de ${clock(from)} à ${clock(to)}`,
  from: (from) => `à partir de ${clock(from)}`,
  to: (to) => `avant ${clock(to)}`,
});
const amount = rangeIn({
  both: (from, to) => `de ${from} à ${to}`,
  from: (from) => `d’au moins ${from}`,
  to: (to) => `d’au plus ${to}`,
});
const cost = rangeIn({
  both: (from, to) => `de ${from} à ${to}`,
  from: (from) => `au moins ${from}`,
  to: (to) => `au plus ${to}`,
});
const daysCount = (count: number) => plural(count, { one: "# jour", other: "# jours" });
const payments = {
  cash: "en espèces",
  "bank-card": "par carte bancaire",
  "bank-card-external": "par carte sur un autre appareil",
  "mobile-app": "avec l’application",
  "special-account": "depuis un compte client",
};
const measures = {
  amount: "du montant acheté",
  quantity: "de la quantité achetée",
  visits: "du nombre de visites",
  "goods-quantity": "de la quantité de ces articles",
};
const periods = {
  check: "sur le ticket",
  day: "ce jour-là",
  week: "cette semaine-là",
  month: "ce mois-là",
  "three-months": "sur les trois derniers mois",
  "half-year": "sur les six derniers mois",
  year: "sur la dernière année",
  "all-time": "depuis le début",
};

function groupValue(group: GroupValue): string {
  if (group.audience === "uncategorised") return `membres sans catégorie : ${group.value}`;
  if (group.audience === "walk_in") return `clients de passage sans carte : ${group.value}`;
  return `${group.name === null ? "autre catégorie" : `catégorie ${group.name}`} : ${group.value}`;
}

const words: RuleWords = {
  effect,
  who,
  when({ days: runs, hours: range }) {
    const listed = runs.map(([first, last]) =>
      first === last ? `le ${days[first]}` : `du ${days[first]} au ${days[last]}`,
    );
    return [runs.length > 0 ? and(listed) : "", range ? hours(range) : ""].filter(Boolean).join(" ");
  },
  dates: rangeIn({
    both: (from, to) => `du ${from} au ${to}`,
    from: (from) => `à partir du ${from}`,
    to: (to) => `jusqu’au ${to}`,
  }),
  firstPurchase: "lors du premier achat",
  birthday(before, after) {
    if (before === 0 && after === 0) return "le jour de l’anniversaire";
    if (after === 0) return `le jour de l’anniversaire et ${daysCount(before)} avant`;
    if (before === 0) return `le jour de l’anniversaire et ${daysCount(after)} après`;
    return `de ${daysCount(before)} avant l’anniversaire à ${daysCount(after)} après`;
  },
  where: (pos) =>
    `à ${named(pos, { one: "", other: "", counted: { one: "# point de vente", other: "# points de vente" } })}`,
  terminals: (terminals) =>
    `sur ${named(terminals, { one: "le terminal", other: "les terminaux", counted: { one: "# terminal", other: "# terminaux" } })}`,
  saleAmount: (range) => `pour un ticket ${amount(range)}`,
  goodsAmount: (range) => `si ces articles coûtent ${cost(range)}`,
  currency: (code) => `seulement pour les ventes en ${code}`,
  payments: (types) => `en payant ${or(types.map((type) => payments[type]))}`,
  scope: {
    manual: "au choix du caissier",
    coupon: "avec un coupon",
    kiosk: "sur les bornes en libre-service",
  },
  limits({ perCustomer, perDay, total }) {
    const parts = [];
    if (perCustomer !== null) parts.push(`${times(perCustomer)} par client`);
    if (perDay !== null) parts.push(`${times(perDay)} par jour`);
    if (total !== null) parts.push(`${times(total)} en tout`);
    return `au plus ${and(parts)}`;
  },
  steps({ measure, period, steps }) {
    const rows = steps.map(({ from, value }, index) =>
      index === 0 ? `${value} au début` : `${value} à partir de ${from}`,
    );
    return `la valeur dépend ${measures[measure]} ${periods[period]} : ${rows.join(", ")}`;
  },
  groups: (groups) => groups.map(groupValue).join(" ; "),
  alone: {
    discount: "aucune autre remise ne s’y ajoute",
    charge: "aucun autre bonus de ce type ne s’y ajoute",
  },
};
export default words;
