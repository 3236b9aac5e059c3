import type { news } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/news";
import { usePathParams } from "#kit/address.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { useCrumbs } from "#kit/screen-header.tsx";
import { newsMessages } from "./messages.ts";
import { NewsFields, refusedField } from "./parts/news-fields.tsx";
import { screens } from "./screens.ts";

/** One item of news: its form, its photo and its history. */
export default function NewsEditScreen() {
  return (
    <RecordScreen
      call={calls.news.get}
      path={usePathParams<"newsId">()}
      crumbs={useCrumbs(screens.list)}
      title={(record) => record.title}
    >
      {(record) => <NewsForm record={record} />}
    </RecordScreen>
  );
}

function NewsForm({ record }: { record: ReplyOf<typeof news.get> }) {
  const t = useMessages(newsMessages);
  const path = { newsId: record.id };
  const form = useRecordForm(calls.news.change, {
    ...{ rules: rules.add, texts: t, record, path, fieldOf: refusedField },
  });
  return (
    <FormScreen form={form}>
      <NewsFields form={form} />
      <PhotoSection
        title={t.fields.photo}
        explanation={t.photoHint}
        alt={t.photoAlt}
        photo={record.photo}
        store={calls.news.photo}
        remove={calls.news.removePhoto}
        path={path}
      />
    </FormScreen>
  );
}
