import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { categoryRuleMessages } from "./messages.ts";
import { CategoryRuleFields, categoryRuleForm } from "./parts/category-rule/category-rule-fields.tsx";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** One category rule. */
export default function CategoryRuleEditScreen() {
  const t = useMessages(categoryRuleMessages);
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const { get, change } = calls.cardCategoryRules;
  return (
    <RecordScreen call={get} crumbs={useLoyaltyCrumbs(loyaltyId, "categories")}>
      {(record) => (
        <RecordForm {...categoryRuleForm} call={change} texts={t} record={record}>
          {(form) => <CategoryRuleFields form={form} loyaltyId={loyaltyId} />}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
