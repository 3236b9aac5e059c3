import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import Percent from "lucide-react/icons/percent";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { loyaltyMessages } from "../messages.ts";

/** A link to the taxes of a programme, which have a separate screen. */
export function TaxesLink({ record }: { record: { id: string } }) {
  const t = useMessages(loyaltyMessages);
  return (
    <EmptyState
      icon={Percent}
      title={t.tabNames.taxes}
      hint={t.taxesHint}
      action={
        <ButtonLink iconEnd={ArrowRight} render={<Link to={`/loyalties/${record.id}/taxes`} />}>
          {t.viewTaxes}
        </ButtonLink>
      }
    />
  );
}
