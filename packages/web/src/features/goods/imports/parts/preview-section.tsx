import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { goodsImportsMessages } from "../messages.ts";
import { FaultList } from "./fault-list.tsx";
import type { PreviewProps } from "./preview-props.ts";
import { PreviewTable } from "./preview-table.tsx";

/** What an import would do: how much, what has to be corrected, and each change. */
export function PreviewSection(props: PreviewProps) {
  const { steps, preview } = props;
  const t = useMessages(goodsImportsMessages);
  const show = useShow();
  const { new_count, changed_count, unchanged_count, faulty_count, categories } = preview;
  const count = new_count + changed_count;
  const isReady = faulty_count === 0 && count > 0;
  const named = new Intl.ListFormat(show.language).format(categories.slice(0, 20));
  return (
    <section aria-label={t.previewSection} className="flex flex-col gap-5 border-default border-t py-8">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-2 font-semibold text-section">{t.previewSection}</h2>
        {new_count > 0 && (
          <Badge tone="success">
            <bdi>{t.newItems(new_count)}</bdi>
          </Badge>
        )}
        {changed_count > 0 && (
          <Badge tone="info">
            <bdi>{t.changedItems(changed_count)}</bdi>
          </Badge>
        )}
        {faulty_count > 0 && (
          <Badge tone="danger">
            <bdi>{t.faultyRows(faulty_count)}</bdi>
          </Badge>
        )}
        {unchanged_count > 0 && (
          <Badge>
            <bdi>{t.unchanged(unchanged_count)}</bdi>
          </Badge>
        )}
      </div>
      {steps.isOutdated && <Callout tone="warning" title={t.outdated} />}
      {faulty_count > 0 && <FaultList {...props} />}
      {categories.length > 0 && <Callout title={<bdi>{t.newCategories(named)}</bdi>} />}
      {faulty_count === 0 && count === 0 ? <Callout title={t.nothing} /> : <PreviewTable {...props} />}
      <div className="flex flex-wrap gap-2">
        {isReady && (
          <Button variant="primary" loading={steps.isImporting} onClick={steps.confirm}>
            {t.import(count)}
          </Button>
        )}
        {faulty_count > 0 && (
          <Button variant="primary" loading={steps.isPreviewing} onClick={steps.showPreview}>
            {t.previewAgain}
          </Button>
        )}
      </div>
    </section>
  );
}
