import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { Status } from "#ui/badge.tsx";
import { customerMessages } from "./messages.ts";
import { CustomerAccounts } from "./parts/customer-accounts.tsx";
import { CustomerCards } from "./parts/customer-cards.tsx";
import { CustomerConsents } from "./parts/customer-consents.tsx";
import { CustomerIdentifiers } from "./parts/customer-identifiers.tsx";
import { CustomerProfile } from "./parts/customer-profile.tsx";
import { CustomerReferral } from "./parts/customer-referral.tsx";
import { Movements } from "./parts/movements.tsx";
import { CustomerOverview } from "./parts/overview.tsx";

/** One customer: overview; cards with category, access and bonuses; special accounts; profile; bonus history. */
export default function CustomerEditScreen() {
  const t = useMessages(customerMessages);
  return (
    <RecordScreen
      call={calls.customers.get}
      title={({ name, phone, email, external_id }) => name || phone || email || external_id || ""}
      purpose={({ name, phone, email }) => <bdi>{name ? (phone ?? email ?? "") : ""}</bdi>}
      status={({ blocked }) => blocked && <Status tone="danger">{t.fields.blocked}</Status>}
      tabsLabel={t.tabs}
      tabs={{
        overview: [t.tabOverview, CustomerOverview],
        cards: [t.fields.cards, CustomerCards],
        accounts: [t.tabAccounts, CustomerAccounts],
        identifiers: [t.tabIdentifiers, CustomerIdentifiers],
        profile: [t.fields.profile, CustomerProfile],
        consents: [t.tabConsents, CustomerConsents],
        referral: [t.tabReferral, CustomerReferral],
        movements: [t.tabMovements, Movements],
      }}
    />
  );
}
