import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { businessMessages } from "../messages.ts";

/** How the business recommends Patron to others, and which came. */
export function ReferralTab() {
  const t = useMessages(businessMessages);
  const show = useShow();
  return (
    <Loaded of={useCall(calls.business.referral, {})} fields={4}>
      {({ code, link, inviter_title, invited, invited_count }) => (
        <>
          <Section title={t.referral} explanation={t.referralHint}>
            <CopyField label={t.referralLink} value={link} />
            <CopyField label={t.fields.referral_code} value={code} />
            <QrCode text={link} label={t.referralQr} />
          </Section>
          <Section title={t.invited(invited_count)} explanation={t.invitedHint}>
            {invited.length === 0 ? (
              <p className="text-body text-muted">{t.noInvited}</p>
            ) : (
              <ul className="flex flex-col divide-y divide-default">
                {invited.map(({ title, registered_dt }) => (
                  <li key={`${registered_dt} ${title}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                    <bdi className="min-w-0 wrap-anywhere text-body">{title}</bdi>
                    <span className="text-table text-muted">{show.dayOf(registered_dt)}</span>
                  </li>
                ))}
              </ul>
            )}
            {invited_count > invited.length && (
              <p className="text-table text-muted">{t.latestInvited(invited.length)}</p>
            )}
            {inviter_title !== null && <p className="text-body text-muted">{t.invitedBy(inviter_title)}</p>}
          </Section>
        </>
      )}
    </Loaded>
  );
}
