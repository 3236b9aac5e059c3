import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import CalendarClock from "lucide-react/icons/calendar-clock";
import SearchX from "lucide-react/icons/search-x";
import Tags from "lucide-react/icons/tags";
import { useState } from "react";
import { useAddress } from "#kit/address/address.ts";
import { isId } from "#kit/address/values.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { priceMatrixMessages } from "./messages.ts";
import { CellDetails } from "./parts/cell-details.tsx";
import { cellsOf } from "./parts/commands.ts";
import { MatrixGrid } from "./parts/matrix-grid.tsx";
import { EditTools, GroupChoice, MatrixFilters } from "./parts/matrix-tools.tsx";
import { inside, type Selection } from "./parts/selection.ts";
import { UnsavedPrices } from "./parts/unsaved-prices.tsx";
import { useEdits } from "./parts/use-edits.ts";
import { type Matrix, type MatrixQuery, useMatrix } from "./parts/use-matrix.ts";
import { useMeasures } from "./parts/use-measures.ts";
import { paths } from "./screens.ts";

/** The prices of a programme's items in its price groups, side by side. */
export default function PriceMatrixScreen() {
  const t = useMessages(priceMatrixMessages);
  const { programme, error, retry } = useProgramme();
  const loyaltyId = programme?.id ?? "";
  const [{ search, category, currency }] = useAddress();
  const query: MatrixQuery = {
    ...(search && { search_text: search }),
    ...(category && isId(category) && { item_category_id: category }),
    ...(currency && { currency }),
  };
  const found = useMatrix(loyaltyId, query);
  const failed = error ?? found.error;
  const [known, setKnown] = useState<readonly string[]>([]);
  const currencies = [...new Set([...known, ...(found.matrix?.groups ?? []).map((one) => one.currency)])];
  if (currencies.length > known.length) setKnown(currencies);
  return (
    <>
      <ScreenHeader
        purpose={t.purpose}
        actions={
          <ButtonLink icon={CalendarClock} render={<Link to={paths.changes()} />}>
            {t.changesLink}
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-3">
        <MatrixFilters loyaltyId={loyaltyId} currencies={currencies} />
        {failed ? (
          <LoadFailure error={failed} retry={error ? retry : () => void found.reload()} />
        ) : found.matrix ? (
          <MatrixBody key={loyaltyId} loyaltyId={loyaltyId} matrix={found.matrix} reload={found.reload} />
        ) : (
          <Loading>
            <Skeleton className="h-96 w-full" />
          </Loading>
        )}
      </div>
    </>
  );
}

interface MatrixBodyProps {
  loyaltyId: string;
  matrix: Matrix;
  reload: () => Promise<unknown>;
}

function MatrixBody({ loyaltyId, matrix, reload }: MatrixBodyProps) {
  const t = useMessages(priceMatrixMessages);
  const show = useShow();
  const isEditable = useAccess()([calls.priceMatrix.addChange]);
  const { edits, edit } = useEdits(loyaltyId);
  const { measures, isNarrow } = useMeasures();
  const [{ group: chosenId }] = useAddress();
  const [selection, select] = useState<Selection>({ from: { row: 0, column: 0 }, to: { row: 0, column: 0 } });
  const chosen = matrix.groups.find(({ id }) => id === chosenId) ?? matrix.groups[0];
  const groups = isNarrow && chosen ? [chosen] : matrix.groups;
  const at = cellsOf(matrix, groups, edits.draft);
  const size = { rows: matrix.items.length, columns: groups.length, page: 1 };
  // Other filters may leave fewer rows than were selected.
  const within = { from: inside(selection.from, size), to: inside(selection.to, size) };
  const cell = at(within.to);
  const unsaved = <UnsavedPrices {...{ loyaltyId, matrix, edits, edit, reload }} />;
  if (matrix.groups.length === 0) {
    const add = (
      <ButtonLink variant="primary" render={<Link to="/price-groups/create" />}>
        {t.addGroup}
      </ButtonLink>
    );
    return <EmptyState icon={Tags} title={t.emptyTitle} hint={t.emptyHint} action={add} />;
  }
  if (!cell) {
    return (
      <>
        <EmptyState icon={SearchX} title={t.noItems} hint={t.noItemsHint} />
        {unsaved}
      </>
    );
  }
  return (
    <>
      {isNarrow && <GroupChoice groups={matrix.groups} chosen={chosen} />}
      {isEditable && <EditTools {...{ edits, edit, at }} selection={within} />}
      <MatrixGrid {...{ matrix, groups, at, select, edit, isEditable, measures }} selection={within} />
      {matrix.items.length < matrix.total && (
        <p role="status" className="text-table text-muted">
          {t.loaded(show.number(matrix.items.length), show.number(matrix.total))}
        </p>
      )}
      <CellDetails {...{ loyaltyId, cell, matrix }} />
      {isEditable && <p className="text-caption text-muted pointer-coarse:hidden">{t.keysHint}</p>}
      {unsaved}
    </>
  );
}
