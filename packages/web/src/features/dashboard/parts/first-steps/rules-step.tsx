import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Clock from "lucide-react/icons/clock";
import Coins from "lucide-react/icons/coins";
import Stamp from "lucide-react/icons/stamp";
import { type ReactNode, useState } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { GoodsCombobox } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { Button } from "#ui/button.tsx";
import type { Option } from "#ui/fields/option.tsx";
import type { Icon } from "#ui/icon.ts";
import { TextLink } from "#ui/text-link.tsx";
import { dashboardMessages } from "../../messages.ts";
import { addStampCard, bonusesBack, happyHour } from "./ready-rules.ts";
import type { StepProps } from "./step.ts";
import { useSetup } from "./use-setup.ts";

/** Three ready rules, each added by one press, and the way to a rule of one's own. */
export function RulesStep({ loyaltyId }: StepProps) {
  const t = useMessages(dashboardMessages);
  const { busy, run } = useSetup();
  const { data } = useCall(calls.embedded.goods, { query: { loyalty_id: loyaltyId, only_active: true, count: 1 } });
  const [chosen, setChosen] = useState<Option | null>(null);
  const goods = chosen ?? optionsOf(data?.items)[0];
  const { bonuses, happy, stamps } = t.guide.rules;
  const add = (body: ReturnType<typeof happyHour>) =>
    run(async (send) => void (await send(calls.rules.add, { path: { loyaltyId }, body })));
  return (
    <div className="flex flex-col gap-3">
      <ReadyRule icon={Coins} {...bonuses} busy={busy} onAdd={() => add(bonusesBack(bonuses.title))} />
      <ReadyRule icon={Clock} {...happy} busy={busy} onAdd={() => add(happyHour(happy.title))} />
      {goods && (
        <ReadyRule
          icon={Stamp}
          {...stamps}
          busy={busy}
          onAdd={() => run((send) => addStampCard(send, { title: stamps.title, goodsId: goods.value, loyaltyId }))}
        >
          <div className="w-48">
            <GoodsCombobox
              size="sm"
              aria-label={t.item}
              loyaltyId={loyaltyId}
              onlyActive
              value={goods}
              onChange={setChosen}
            />
          </div>
        </ReadyRule>
      )}
      <p className="text-body">
        <TextLink link={<Link to={`/loyalties/${loyaltyId}/rules/create`} />}>{t.guide.ownRule}</TextLink>
      </p>
    </div>
  );
}

interface ReadyRuleProps {
  icon: Icon;
  title: string;
  hint: string;
  busy: boolean;
  onAdd: () => void;
  children?: ReactNode;
}

function ReadyRule({ icon: Glyph, title, hint, busy, onAdd, children }: ReadyRuleProps) {
  const t = useMessages(dashboardMessages);
  return (
    <section
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-default p-3"
      aria-label={title}
    >
      <Glyph aria-hidden className="size-5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-body font-medium">{title}</p>
        <p className="text-table text-muted">{hint}</p>
      </div>
      {children}
      <Button size="sm" disabled={busy} onClick={onAdd}>
        {t.guide.addRule}
      </Button>
    </section>
  );
}
