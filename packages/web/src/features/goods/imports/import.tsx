import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { goodsImportsMessages } from "./messages.ts";
import { ImportForm } from "./parts/import-form.tsx";
import { paths } from "./screens.ts";

/** Goods from a spreadsheet: a file, its columns, what it would change, and the import. */
export default function ImportGoodsScreen() {
  const t = useMessages(goodsImportsMessages);
  const { programme, error, retry } = useProgramme();
  return (
    <>
      <ScreenHeader
        purpose={t.purpose}
        actions={
          <ButtonLink icon={History} render={<Link to={paths.imports()} />}>
            {t.importsLink}
          </ButtonLink>
        }
      />
      {error && <LoadFailure error={error} retry={retry} />}
      {programme && <Importing key={programme.id} loyaltyId={programme.id} />}
    </>
  );
}

function Importing({ loyaltyId }: { loyaltyId: string }) {
  const columns = useCall(calls.goodsImports.columns, { path: { loyaltyId } });
  return <Loaded of={columns}>{({ items }) => <ImportForm loyaltyId={loyaltyId} columns={items} />}</Loaded>;
}
