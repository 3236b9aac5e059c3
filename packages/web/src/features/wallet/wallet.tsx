import type { walletPasses } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Bell from "lucide-react/icons/bell";
import KeyRound from "lucide-react/icons/key-round";
import WalletCards from "lucide-react/icons/wallet-cards";
import { useEffect } from "react";
import { useAddress } from "#kit/address/address.ts";
import { basePath } from "#kit/call/client.ts";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { useCall } from "#kit/call/use-call.ts";
import { changeLanguage, everyLanguage, isLanguageChosen } from "#kit/language.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
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
      {card.wallets.map((wallet) => (
        <div key={wallet} className="flex flex-col gap-2">
          {wallet === "apple" ? <AppleLink token={token} /> : <GoogleLink token={token} />}
          <p className="text-center text-caption text-muted">{wallet === "apple" ? t.appleHint : t.googleHint}</p>
        </div>
      ))}
      <ButtonLink icon={KeyRound} fullWidth href={`/card?for=${token}`}>
        {t.codeTitle}
      </ButtonLink>
      {card.messages_link !== null && (
        <ButtonLink icon={Bell} fullWidth href={card.messages_link}>
          {t.getMessages}
        </ButtonLink>
      )}
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

function AppleLink({ token }: { token: string }) {
  const t = useMessages(walletMessages);
  const href = `${basePath}/public/wallet/${token}/pass`;
  return (
    <ButtonLink variant="primary" size="lg" fullWidth icon={WalletCards} href={href}>
      {t.addToApple}
    </ButtonLink>
  );
}

/** The server makes the address when it is wanted, because it keeps the card at Google up to date from then on. */
function GoogleLink({ token }: { token: string }) {
  const t = useMessages(walletMessages);
  const save = useAttempt(calls.walletPasses.google, { onDone: ({ link }) => location.assign(link) });
  return (
    <Button
      variant="primary"
      size="lg"
      fullWidth
      icon={WalletCards}
      loading={save.busy}
      onClick={() => save.run({ path: { token } })}
    >
      {t.addToGoogle}
    </Button>
  );
}
