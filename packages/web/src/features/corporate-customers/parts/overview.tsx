import type { corporateCustomers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Wallet from "lucide-react/icons/wallet";
import { AccountBalances } from "#kit/accounts/account-balances.tsx";
import { companyWith } from "#kit/accounts/owner.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { companyMessages } from "../messages.ts";
import { contractState } from "./contract-state.ts";

type Company = ReplyOf<typeof corporateCustomers.get>;

/** An overview of a company: accounts, contact, contract and notes. */
export function CompanyOverview({ record: company }: { record: Company }) {
  const allowed = useAccess();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        {allowed([calls.corporateAccounts.list]) && <Accounts company={company} />}
        <Notes company={company} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Contact company={company} />
        <Contract company={company} />
      </div>
    </div>
  );
}

function Accounts({ company }: { company: Company }) {
  const t = useMessages(companyMessages);
  const owner = companyWith(company.id);
  const { data } = useCall(owner.calls.list, { path: owner.path });
  if (data?.items.length !== 0) return <AccountBalances owner={owner} />;
  const accounts = <Link to={owner.address} search={{ tab: "accounts" } as never} />; // Routes are created at run time; their search has no static type.
  return (
    <Card title={t.tabAccounts}>
      <EmptyState
        icon={Wallet}
        title={t.noAccounts}
        hint={t.noAccountsHint}
        action={<ButtonLink render={accounts}>{t.openAccounts}</ButtonLink>}
      />
    </Card>
  );
}

function Contact({ company }: { company: Company }) {
  const t = useMessages(companyMessages);
  const { contact_name, phone, email, registration_address } = company;
  return (
    <Card title={t.contact}>
      <DefinitionList
        rows={[
          { term: t.fields.contact_name, value: contact_name },
          { term: t.fields.phone, value: phone && <TextLink link={<a href={`tel:${phone}`} />}>{phone}</TextLink> },
          { term: t.fields.email, value: email && <TextLink link={<a href={`mailto:${email}`} />}>{email}</TextLink> },
          { term: t.fields.registration_address, value: registration_address },
        ]}
      />
    </Card>
  );
}

function Contract({ company }: { company: Company }) {
  const t = useMessages(companyMessages);
  const show = useShow();
  const { contract_number, contract_date, contract_end_date } = company;
  const { state, days } = contractState(contract_end_date, new Date());
  return (
    <Card title={t.contract}>
      <DefinitionList
        rows={[
          { term: t.fields.contract_number, value: contract_number },
          { term: t.fields.contract_date, value: contract_date && show.day(contract_date) },
          {
            term: t.fields.contract_end_date,
            value: contract_end_date && show.day(contract_end_date),
            tool:
              state === "ended" ? (
                <Badge tone="danger">{t.contractEnded}</Badge>
              ) : (
                state === "ending" && <Badge tone="warning">{t.contractEnds(days)}</Badge>
              ),
          },
        ]}
      />
    </Card>
  );
}

/** The staff's notes about a company; hidden when empty. */
function Notes({ company: { comment } }: { company: Company }) {
  const t = useMessages(companyMessages);
  if (!comment) return null;
  return (
    <Card title={t.fields.comment}>
      <p className="wrap-anywhere whitespace-pre-line text-body">{comment}</p>
    </Card>
  );
}
