import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { basePath } from "#kit/call/client.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useLanguage } from "#kit/language.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { posMessages } from "../messages.ts";

type Pos = ReplyOf<typeof pos.get>;
const tones = { none: "info", requested: "info", rejected: "warning", allowed: "success" } as const;

/** Whether a point of sale is in the public directory: its business requests that, support of the installation decides. */
export function PosListing({ record }: { record: Pos }) {
  const t = useMessages(posMessages);
  const language = useLanguage();
  const { catalog_publication_state: state, catalog_publication_reason: reason } = record;
  const texts = t.listing[state];
  const name = Object.values(record.public_title).find(Boolean) ?? record.title;
  const query = new URLSearchParams({ lang: language, search: name.slice(0, 100) });
  return (
    <Section title={t.listing.title} explanation={t.listing.hint}>
      <Callout tone={tones[state]} title={t.values.catalog_publication_state[state]}>
        <p>{texts}</p>
        {state === "rejected" && reason && (
          <p className="mt-2 whitespace-pre-line wrap-anywhere">
            <span className="font-medium">{t.fields.catalog_publication_reason}</span>
            <br />
            <bdi>{reason}</bdi>
          </p>
        )}
        {state === "allowed" && !record.active && <p className="mt-2">{t.listing.hidden}</p>}
        {state === "allowed" && record.active && (
          <p className="mt-2">
            <TextLink outside href={`${basePath}/public/places/html?${query}`}>
              {t.listing.open}
            </TextLink>
          </p>
        )}
      </Callout>
      <Actions record={record} />
    </Section>
  );
}

function Actions({ record: { id, catalog_publication_state: state } }: { record: Pos }) {
  const t = useMessages(posMessages);
  const common = useCommonMessages();
  const may = useAccess();
  const request = useAction(calls.pos.requestListing);
  const withdraw = useAction(calls.pos.withdrawListing);
  if (!may([calls.pos.requestListing])) return null;
  const path = { posId: id };
  async function end() {
    const { withdrawTitle: title, withdrawMessage: message, withdraw: label } = t.listing;
    const question = { title, message, confirm: label, cancel: common.cancel, tone: "danger" as const };
    if (state !== "allowed" || (await confirm(question))) withdraw.run({ path });
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(state === "none" || state === "rejected") && (
        <Button variant="primary" loading={request.busy} onClick={() => request.run({ path })}>
          {state === "none" ? t.listing.request : t.listing.again}
        </Button>
      )}
      {state !== "none" && (
        <Button loading={withdraw.busy} onClick={() => void end()}>
          {state === "allowed" ? t.listing.withdraw : t.listing.takeBack}
        </Button>
      )}
    </div>
  );
}
