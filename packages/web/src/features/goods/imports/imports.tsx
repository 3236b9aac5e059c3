import type { goodsImports } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import Undo2 from "lucide-react/icons/undo-2";
import Upload from "lucide-react/icons/upload";
import { bulkAction } from "#kit/list/bulk/bulk.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { ButtonLink } from "#ui/button.tsx";
import { goodsImportsMessages } from "./messages.ts";
import { useImportColumns } from "./parts/use-import-columns.tsx";
import { paths } from "./screens.ts";

/** Imports of goods, which can be undone. */
export default function GoodsImportsScreen() {
  const t = useMessages(goodsImportsMessages);
  const { programme, error, retry } = useProgramme();
  const loyaltyId = programme?.id ?? "";
  const undo = bulkAction<typeof goodsImports.undo, RowOf<typeof goodsImports.list>>(calls.goodsImports.undo, {
    ...{ id: "undo", label: t.undo, icon: Undo2, danger: true, guarded: true, does: t.doesUndo },
    skips: ({ undone_dt }) => (undone_dt === null ? null : t.alreadyUndone),
    requested: ({ id }) => ({ path: { loyaltyId, goodsImportId: id } }),
  });
  return (
    <PagedScreen
      name="goods-imports"
      call={calls.goodsImports.list}
      texts={{ purpose: t.listPurpose, emptyTitle: t.noImports, emptyHint: t.noImportsHint }}
      icon={History}
      action={
        <ButtonLink variant="primary" icon={Upload} render={<Link to={paths.import()} />}>
          {t.importGoods}
        </ButtonLink>
      }
      path={{ loyaltyId }}
      waits={{ ready: loyaltyId !== "", error, retry }}
      columns={useImportColumns()}
      bulk={[undo]}
    />
  );
}
