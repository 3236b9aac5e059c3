import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/news";
import { useNavigate } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { newsMessages } from "./messages.ts";
import { NewsFields, refusedField } from "./parts/news-fields.tsx";
import { paths } from "./screens.ts";

/** Adds news, of the first programme unless another is chosen. */
export default function NewsCreateScreen() {
  const programmes = useCall(calls.embedded.loyalties, { query: { only_active: true } });
  return (
    <>
      <ScreenHeader />
      <Loaded of={programmes} fields={8}>
        {({ items }) => <CreateForm loyalty_id={items[0]?.id ?? ""} />}
      </Loaded>
    </>
  );
}

function CreateForm({ loyalty_id }: { loyalty_id: string }) {
  const navigate = useNavigate();
  const form = useRecordForm(calls.news.add, {
    ...{ rules: rules.add, texts: useMessages(newsMessages), values: { loyalty_id, active: true } },
    fieldOf: refusedField,
    onDone: ({ id }) => void navigate({ to: paths.edit({ newsId: id }), replace: true }),
  });
  return (
    <FormScreen form={form}>
      <NewsFields form={form} />
    </FormScreen>
  );
}
