import type { referralProgram } from "@patron/contract";
import { appStores } from "@patron/contract/app-stores";
import type { Language } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { showMoney, showRate } from "@patron/engine";
import { photoOf } from "#kit/files.ts";
import { pageHtml, safe } from "#kit/html.ts";
import { textIn } from "#kit/records/text-in.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readApplications, readBusiness } from "../business/public.ts";
import { getLoyalty, getSettings } from "../loyalty/public.ts";
import { codeText, readCode } from "./code.ts";
import { type InvitationMessages, invitationMessages } from "./messages.ts";
import * as queries from "./queries.ts";
import { type Stored, storedOf } from "./settings.ts";

type Invitation = ReplyOf<typeof referralProgram.info>;

/** What anybody with a code sees, in a language; undefined for an unknown code and for a programme that is not active. */
export async function readInvitationOf(
  tenant: Tenant,
  code: string,
  language: Language,
): Promise<Invitation | undefined> {
  const read = readCode(code);
  const address = read && (await tenant.maybe(queries.getAddress(read.prefix)));
  if (!address) return undefined;
  await tenant.enter(address.business_id);
  const [programme, row, card, business] = await Promise.all([
    tenant.maybe(getLoyalty(address.loyalty_id)),
    tenant.maybe(getSettings(address.loyalty_id, "referral")),
    tenant.maybe(queries.getCardByCode(address.loyalty_id, read.own)),
    readBusiness(tenant),
  ]);
  const stored = storedOf(row);
  if (!programme?.active || !stored.active || !card || card.blocked) return undefined;
  const shown = textIn(language, programme.default_language);
  return {
    code: codeText(read.prefix, read.own),
    programme: {
      title: shown(programme.public_title, programme.title),
      description: shown(programme.public_description),
      photo: photoOf(programme.photo),
    },
    inviter_name: card.first_name,
    title: shown(stored.referral_title),
    description: shown(stored.referral_description),
    logo: photoOf(stored.referral_logo),
    reward: rewardOf(stored, business.currency),
    applications: await readApplications(tenant, language),
  };
}

function rewardOf(stored: Stored, currency: string): Invitation["reward"] {
  const { referral_reward_type: type, referral_reward_value: value, referral_grant_type: grant_type } = stored;
  if (type === "none" || value === null) return null;
  const isPercent = type === "percent-of-purchase";
  return { type, value, grant_type, currency: isPercent ? null : (stored.reward_currency ?? currency) };
}

/** The invitation as a page for a phone: who invites, what one gets, and the code to show at the till. */
export function invitationPage(invitation: Invitation, language: Language): string {
  const texts = invitationMessages[language];
  const { programme, code, logo, reward, applications } = invitation;
  const title = invitation.title || texts.title(programme.title);
  const picture = logo ?? programme.photo;
  const body = [
    picture ? `<img src="${safe(picture.url)}" alt="">` : "",
    `<p class="sub">${safe(programme.title)}</p><h1>${safe(title)}</h1>`,
    invitation.inviter_name ? `<p>${safe(texts.invitedBy(invitation.inviter_name))}</p>` : "",
    invitation.description ? `<p class="text">${safe(invitation.description)}</p>` : "",
    reward ? `<p class="gift">${safe(giftOf(reward, language, texts))}</p>` : "",
    `<h2>${safe(texts.how)}</h2><p>${safe(texts.steps)}</p><p class="code" dir="ltr">${safe(code)}</p>`,
    programme.description ? `<p class="text sub">${safe(programme.description)}</p>` : "",
    applications.length > 0 ? `<h2>${safe(texts.app)}</h2><p>${applications.map(linkOf).join(" ")}</p>` : "",
  ];
  return pageHtml({ language, title, style, body: body.join("\n") });
}

const linkOf = ({ platform, link }: Invitation["applications"][number]) =>
  `<a href="${safe(link)}" rel="noreferrer">${appStores[platform]}</a>`;

function giftOf(reward: NonNullable<Invitation["reward"]>, language: Language, texts: InvitationMessages): string {
  const shown =
    reward.currency === null
      ? (showRate(reward.value, language) ?? reward.value)
      : (showMoney(reward.value, reward.currency, language) ?? reward.value);
  return reward.currency === null ? texts.percent(shown) : texts.gifts[reward.grant_type](shown);
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1.5rem 1rem;background:Canvas;color:CanvasText}
main{max-width:28rem;margin:auto;text-align:center;overflow-wrap:anywhere}img{max-width:8rem;max-height:8rem;border-radius:1rem}
h1{font-size:1.5rem;line-height:1.25;margin:.25rem 0 1rem}h2{font-size:1.125rem;margin:2rem 0 .25rem}p{margin:.5rem 0}.sub{opacity:.75}.text{white-space:pre-line}
.gift{font-size:1.25rem;font-weight:600;border:2px solid currentColor;border-radius:.75rem;padding:1rem;margin:1.5rem 0}
a{display:inline-block;padding:.75rem 1rem;color:inherit}
.code{font:600 1.25rem ui-monospace,monospace;border:1px dashed currentColor;border-radius:.75rem;padding:1rem .5rem}`;
