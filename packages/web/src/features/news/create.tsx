import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { newsMessages } from "./messages.ts";
import { NewsFields, newsForm } from "./parts/news-fields.tsx";

/** Adds news, by default of the first programme. */
export default function NewsCreateScreen() {
  return (
    <CreateScreen
      {...newsForm}
      call={calls.news.add}
      texts={useMessages(newsMessages)}
      of={useCall(calls.embedded.loyalties, { query: { only_active: true } })}
      values={({ items: [first] }) => ({ loyalty_id: first?.id ?? "", active: true })}
    >
      {(form) => <NewsFields form={form} />}
    </CreateScreen>
  );
}
