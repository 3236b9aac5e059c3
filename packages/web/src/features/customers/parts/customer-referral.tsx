import type { referralProgram } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { referralMessages } from "../referral-messages.ts";

type Referral = ReplyOf<typeof referralProgram.ofCustomer>["items"][number];

/** A customer's code in each programme, who invited them, and whom they invited. */
export function CustomerReferral({ record }: { record: { id: string } }) {
  const t = useMessages(referralMessages);
  return (
    <Loaded of={useCall(calls.referralProgram.ofCustomer, { path: { userId: record.id } })} fields={3}>
      {({ items }) =>
        items.length > 0 ? (
          items.map((one) => <InProgramme key={one.loyalty_id} referral={one} />)
        ) : (
          <p className="text-body text-muted">{t.noCard}</p>
        )
      }
    </Loaded>
  );
}

function InProgramme({ referral }: { referral: Referral }) {
  const t = useMessages(referralMessages);
  const show = useShow();
  const { code, link, title, description, logo, inviter, invited, invited_count } = referral;
  const customer = ({ id, name }: { id: string; name: string }) => (
    <TextLink link={<Link to={`/customers/${id}`} />}>
      <bdi>{name || t.unnamed}</bdi>
    </TextLink>
  );
  return (
    <Section title={t.referral} explanation={t.referralHint}>
      {(title || description || logo) && (
        <div className="flex items-start gap-4">
          {logo && <img src={logo.thumbnail_url} alt="" className="size-16 rounded-card object-cover" />}
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{title}</p>
            <p className="whitespace-pre-line text-muted">{description}</p>
          </div>
        </div>
      )}
      <DefinitionList
        title={t.fields.link}
        rows={[
          {
            term: t.fields.code,
            value: code ? <span className="font-mono">{code}</span> : t.inactive,
          },
          ...(link
            ? [
                {
                  term: t.fields.link,
                  value: (
                    <a className="break-all text-accent underline" href={link} target="_blank" rel="noreferrer">
                      {link}
                    </a>
                  ),
                },
              ]
            : []),
          { term: t.fields.inviter, value: inviter ? customer(inviter) : t.nobody },
          { term: t.fields.invited, value: show.number(invited_count) },
        ]}
      />
      {invited.length > 0 && (
        <ul className="flex flex-col gap-2">
          {invited.map((one) => (
            <li key={one.id} className="flex flex-wrap justify-between gap-x-4">
              {customer(one)}
              <span className="text-muted">
                {show.dayOf(one.registered_dt)} · {t.purchases(one.purchases)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
