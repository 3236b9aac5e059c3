import type { ExportFormat } from "@patron/contract/client";
import { SERVICE_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { useAddress } from "#kit/address/address.ts";
import { openExport } from "#kit/call/file.ts";
import { fileNameOf } from "#kit/files/save-file.ts";
import { startOwnDownload } from "#kit/list/bulk/own-work.ts";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { useScreenTitle } from "#kit/screen/screen-header.tsx";
import { useAccess } from "#kit/session/access.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { goodsMessages } from "../messages.ts";

/** Goods of the programme as a file, with every price, and in again. */
export function ExchangeGoods() {
  const title = useScreenTitle();
  const t = useMessages(goodsMessages);
  const allowed = useAccess();
  const { programme } = useProgramme();
  const [{ q, service_type, active, category }] = useAddress();
  if (!programme) return null;
  const type = SERVICE_TYPES.find((one) => one === service_type);
  const requested = {
    path: { loyaltyId: programme.id },
    query: {
      ...(q && { search_text: q }),
      ...(type && { service_type: type }),
      ...(active && { active: active === "true" }),
      ...(category === "none" ? { uncategorised: true } : category && { category }),
    },
  };
  const save = (format: ExportFormat) =>
    startOwnDownload({
      label: `${title} (${format.toUpperCase()})`,
      name: fileNameOf(title, format),
      open: (signal) => openExport(calls.goodsImports.sheet, { requested, columns: [], format, signal }),
    });
  const action = (format: ExportFormat) => ({ id: format, label: format.toUpperCase(), onPress: () => save(format) });
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {allowed([calls.goodsImports.add]) && (
        <ButtonLink icon={Upload} render={<Link to="/goods-and-services/import" />}>
          {t.importGoods}
        </ButtonLink>
      )}
      {allowed([calls.goodsImports.sheet]) && (
        <Menu
          align="start"
          trigger={<Button icon={Download}>{t.exportGoods}</Button>}
          groups={[{ label: t.exportGoodsHint, actions: [action("xlsx"), action("csv")] }]}
        />
      )}
    </div>
  );
}
