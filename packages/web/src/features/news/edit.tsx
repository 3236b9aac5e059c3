import { calls } from "@patron/contract/routes";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { newsMessages } from "./messages.ts";
import { NewsFields, newsForm } from "./parts/news-fields.tsx";
import { SendNews } from "./parts/send-news.tsx";

/** One item of news: its form, its photo and its history. */
export default function NewsEditScreen() {
  const t = useMessages(newsMessages);
  const { photo, removePhoto } = calls.news;
  return (
    <RecordScreen call={calls.news.get}>
      {(record) => (
        <RecordForm {...newsForm} call={calls.news.change} texts={t} record={record}>
          {(form) => (
            <>
              <NewsFields form={form} />
              <PhotoSection texts={t} photo={record.photo} store={photo} remove={removePhoto} />
              <SendNews news={record} />
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
