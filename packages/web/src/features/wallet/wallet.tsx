import type { walletPasses } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import WalletCards from "lucide-react/icons/wallet-cards";
import { useEffect } from "react";
import { useAddress } from "#kit/address.ts";
import { basePath } from "#kit/call/client.ts";
import { useCall } from "#kit/call/use-call.ts";
import { changeLanguage, everyLanguage, isLanguageChosen } from "#kit/language.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { WalletCard } from "#ui/wallet-card.tsx";
import { walletMessages } from "./messages.ts";

/** A customer's card, for whoever has its link: to show at the till, and to add to the wallet of a phone. */
export default function WalletScreen() {
  const [search] = useAddress();
  const token = search.for || "none";
  return (
    <div className="flex w-full max-w-[21.4375rem] flex-col gap-6">
      <Loaded of={useCall(calls.walletPasses.card, { path: { token } })} fields={4}>
        {(card) => <Shown card={card} token={token} />}
      </Loaded>
    </div>
  );
}

function Shown({ card, token }: { card: ReplyOf<typeof walletPasses.card>; token: string }) {
  const t = useMessages(walletMessages);
  const language = everyLanguage.find((one) => one === card.language);
  // Somebody who has chosen a language here reads that one.
  useEffect(() => {
    if (language && !isLanguageChosen()) changeLanguage(language);
  }, [language]);
  return (
    <>
      <PageHeader title={card.organization_name} purpose={t.atTill} />
      <WalletCard label={card.description} card={card} />
      <div className="flex flex-col gap-2">
        <ButtonLink
          variant="primary"
          size="lg"
          fullWidth
          icon={WalletCards}
          href={`${basePath}/public/wallet/${token}/pass`}
        >
          {t.addToApple}
        </ButtonLink>
        <p className="text-center text-caption text-muted">{t.appleHint}</p>
      </div>
      {card.back_fields.length > 0 && (
        <DefinitionList
          title={t.more}
          rows={card.back_fields.map(({ label, value }) => ({
            term: label,
            value: <span className="whitespace-pre-line">{value}</span>,
          }))}
        />
      )}
    </>
  );
}
