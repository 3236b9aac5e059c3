import { useWatch } from "react-hook-form";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { useShow } from "#kit/show.ts";
import { referralMessages } from "../../messages.ts";
import type { ReferralForm } from "./reward-fields.tsx";

interface Props {
  form: ReferralForm;
  logo: { url: string } | null;
}

/** What an invited person will read, while it is being written. */
export function InvitationPreview({ form, logo }: Props) {
  const t = useMessages(referralMessages);
  const show = useShow();
  const language = useLanguage();
  const usual = useSession()?.business?.currency ?? "";
  const values = useWatch({ control: form.control.control });
  const { referral_reward_type: type = "none", referral_reward_value: value, referral_grant_type: when } = values;
  const textOf = (texts: Record<string, string | undefined> | undefined) =>
    texts?.[language] || Object.values(texts ?? {})[0];
  const amount =
    type === "percent-of-purchase"
      ? show.rate(value ?? "0")
      : show.money(value ?? "0", values.reward_currency || usual);
  const gift =
    type === "none" || !value ? t.nothing : `${t.gift}${amount} · ${when ? t.values.referral_grant_type[when] : ""}`;
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-default bg-surface p-6 text-center wrap-anywhere">
      {logo && <img src={logo.url} alt="" className="size-20 rounded-card object-cover" />}
      <p className="text-section font-semibold">{textOf(values.referral_title) || t.place}</p>
      <p className="whitespace-pre-line text-body">{textOf(values.referral_description)}</p>
      <p className="rounded-card border border-default px-4 py-2 font-medium text-body">{gift}</p>
    </div>
  );
}
