import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useSession } from "#kit/session/session.ts";
import { categoryRuleMessages } from "./messages.ts";
import { CategoryRuleFields, categoryRuleForm } from "./parts/category-rule/category-rule-fields.tsx";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** Adds a category rule to a programme. */
export default function CategoryRuleCreateScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const currency = useSession()?.business?.currency;
  return (
    <CreateScreen
      {...categoryRuleForm}
      call={calls.cardCategoryRules.add}
      texts={useMessages(categoryRuleMessages)}
      crumbs={useLoyaltyCrumbs(loyaltyId, "categories")}
      values={{
        ...{ active: true, depends_on: "amount", period: "year", apply: "on-transaction" },
        ...(currency && { currency }),
      }}
    >
      {(form) => <CategoryRuleFields form={form} loyaltyId={loyaltyId} />}
    </CreateScreen>
  );
}
