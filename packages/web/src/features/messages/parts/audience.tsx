import type { messages } from "@patron/contract";
import { CARD_ACCESS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { SelectField } from "#kit/form/fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import type { RecordValues } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, optionsOf } from "#kit/options.ts";
import { FieldRow } from "#ui/layout/section.tsx";
import { messageMessages } from "../messages.ts";

/** Which members of the programme get a message: all, or those of a category, or with some access. */
export function Audience({ form }: { form: CallForm<RecordValues<typeof messages.send>> }) {
  const t = useMessages(messageMessages);
  const loyalty_id = form.control.watch("loyalty_id");
  const categories = useCall(
    calls.embedded.cardCategories,
    { query: { loyalty_id } },
    { enabled: Boolean(loyalty_id) },
  );
  const access = choices(CARD_ACCESS, t.values.access);
  return (
    <FieldRow>
      <SelectField form={form} name="filter.category_id" none={t.all} options={optionsOf(categories.data?.items)} />
      <SelectField form={form} name="filter.access" none={t.all} options={access} />
    </FieldRow>
  );
}
