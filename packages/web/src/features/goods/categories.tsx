import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import FolderTree from "lucide-react/icons/folder-tree";
import Plus from "lucide-react/icons/plus";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { ScreenHeader, useScreenTitle } from "#kit/screen/screen-header.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { goodsMessages } from "./messages.ts";
import { useCategoryColumns } from "./parts/use-category-columns.tsx";
import { useCategoryOrder } from "./parts/use-category-order.ts";
import { paths } from "./screens.ts";

/** The categories of a programme as a tree, in the order of tills and customer apps. */
export default function CategoriesScreen() {
  const shown = useProgramme();
  // What was moved in one programme is saved there, even if another one is chosen first.
  return <Categories key={shown.programme?.id ?? ""} shown={shown} />;
}

function Categories({ shown: { programme, error: lost, retry } }: { shown: ReturnType<typeof useProgramme> }) {
  const t = useMessages(goodsMessages);
  const title = useScreenTitle();
  const navigate = useNavigate();
  const path = { loyaltyId: programme?.id ?? "" };
  const { data, error, isFetching, refetch } = useCall(
    calls.goods.categories,
    { path },
    { enabled: Boolean(programme) },
  );
  const { rows, move } = useCategoryOrder(path.loyaltyId, data?.items);
  const columns = useCategoryColumns(rows ?? [], move);
  const failed = lost ?? error;
  const add = (
    <ButtonLink
      variant="primary"
      icon={Plus}
      render={<Link to={paths.createCategory()} search={requested(programme)} />}
    >
      {t.addCategory}
    </ButtonLink>
  );
  const empty = <EmptyState icon={FolderTree} title={t.noCategoriesTitle} hint={t.noCategoriesHint} action={add} />;
  return (
    <>
      <ScreenHeader purpose={t.categoriesPurpose} actions={rows?.length === 0 ? undefined : add} />
      <div className="flex flex-col gap-3">
        {failed && !rows ? (
          <LoadFailure error={failed} retry={lost ? retry : () => void refetch()} />
        ) : rows?.length === 0 ? (
          empty
        ) : (
          <DataTable
            stacked
            label={title}
            columns={columns}
            rows={rows}
            refreshing={isFetching}
            onOpen={(row) => void navigate({ to: paths.category({ categoryId: row.id }) })}
          />
        )}
      </div>
    </>
  );
}

/** The new category belongs to the displayed programme. */
function requested(programme: { id: string } | undefined): never {
  return (programme ? { loyalty: programme.id } : {}) as never; // Routes are created at run time, so their search has no static type.
}
