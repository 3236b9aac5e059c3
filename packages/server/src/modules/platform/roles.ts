import { type AreaChanges, ROLES, type Role } from "@patron/contract/enums";
import type { AnyCall, Of } from "@patron/contract/kit";
import { ownLabels } from "@patron/contract/labels";
import type { RoleEntry } from "@patron/contract/shapes";
import { decide } from "@patron/engine/access";

type Entry = Of<typeof RoleEntry>;

/** What each role is for. */
const descriptions: Record<Role, Entry["description"]> = {
  "business-manager": {
    en: "Everything except what only the owner can do.",
    uk: "Усе, крім того, що може лише власник.",
    ru: "Всё, кроме того, что может только владелец.",
    de: "Alles außer dem, was nur Inhaber dürfen.",
    fr: "Tout, sauf ce qui est réservé au propriétaire.",
  },
  marketing: {
    en: "Programmes, rules, coupons, news and messages.",
    uk: "Програми, правила, купони, новини та повідомлення.",
    ru: "Программы, правила, купоны, новости и сообщения.",
    de: "Programme, Regeln, Gutscheine, Neuigkeiten und Nachrichten.",
    fr: "Programmes, règles, coupons, actualités et messages.",
  },
  "sales-point-manager": {
    en: "Points of sale, terminals, goods and the day’s sales.",
    uk: "Точки продажу, термінали, товари та продажі дня.",
    ru: "Точки продаж, терминалы, товары и продажи дня.",
    de: "Verkaufsstellen, Terminals, Artikel und die Verkäufe des Tages.",
    fr: "Points de vente, terminaux, articles et ventes du jour.",
  },
  accountant: {
    en: "Transactions, taxes, extra charges and statements.",
    uk: "Транзакції, податки, доплати та виписки.",
    ru: "Транзакции, налоги, доплаты и выписки.",
    de: "Transaktionen, Steuern, Zuschläge und Auszüge.",
    fr: "Transactions, taxes, suppléments et relevés.",
  },
  "fuel-manager": {
    en: "Controllers, tanks, tankers and routes.",
    uk: "Контролери, резервуари, паливовози та маршрути.",
    ru: "Контроллеры, резервуары, топливозаправщики и маршруты.",
    de: "Steuerungen, Tanks, Tankwagen und Routen.",
    fr: "Contrôleurs, cuves, camions-citernes et itinéraires.",
  },
  "corporate-manager": {
    en: "Commercial customers, their limits, staff and vehicles.",
    uk: "Корпоративні клієнти, їхні ліміти, працівники та авто.",
    ru: "Корпоративные клиенты, их лимиты, сотрудники и транспорт.",
    de: "Firmenkunden, ihre Limits, Mitarbeiter und Fahrzeuge.",
    fr: "Clients professionnels, leurs limites, employés et véhicules.",
  },
  "support-operator": {
    en: "Customers, corrections, feedback and messages.",
    uk: "Клієнти, коригування, відгуки та повідомлення.",
    ru: "Клиенты, корректировки, отзывы и сообщения.",
    de: "Kunden, Korrekturen, Feedback und Nachrichten.",
    fr: "Clients, corrections, avis et messages.",
  },
  viewer: {
    en: "Can view everything, but not change it.",
    uk: "Може все переглядати, але не змінювати.",
    ru: "Может всё просматривать, но не менять.",
    de: "Kann alles ansehen, aber nichts ändern.",
    fr: "Peut tout consulter, sans rien modifier.",
  },
};

/** The roles of the role-based model with their names, and what they may change in each area, from the entries that the guard reads. */
export function everyRoleIn(calls: readonly AnyCall[]): Entry[] {
  const changing = calls.filter(
    ({ writes, access: { caller, personal } }) => writes && caller === "session" && !personal,
  );
  const areas = [...Map.groupBy(changing, ({ name }) => name.split(".")[0] ?? "")];
  return ROLES.map((code) => ({
    code,
    title: ownLabels.staff.values.roles[code],
    description: descriptions[code],
    areas: areas.map(([area, own]) => ({ area, changes: changesOf(own, code) })),
  }));
}

function changesOf(calls: readonly AnyCall[], role: Role): AreaChanges {
  const caller = { model_active: true, owner: false, scopes: [], roles: [role] };
  const allowed = calls.filter(
    ({ access: { scopes, roles, ownerOnly: owner_only } }) => decide(caller, { scopes, roles, owner_only }).allowed,
  );
  if (allowed.length === 0) return "nothing";
  return allowed.length === calls.length ? "everything" : "something";
}
