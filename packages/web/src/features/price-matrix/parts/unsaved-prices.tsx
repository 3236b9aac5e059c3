import type { Dispatch } from "react";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { SaveBar } from "#ui/layout/save-bar.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { toast } from "#ui/overlays/toast.ts";
import { priceMatrixMessages } from "../messages.ts";
import type { Edit, Edits } from "./draft.ts";
import { Review, type Reviewed } from "./review.tsx";
import type { Matrix } from "./use-matrix.ts";

interface UnsavedPricesProps {
  loyaltyId: string;
  matrix: Matrix;
  edits: Edits;
  edit: Dispatch<Edit>;
  reload: () => Promise<unknown>;
}

/** How many prices are changed and not saved; they are reviewed before they are. */
export function UnsavedPrices({ loyaltyId, matrix, edits, edit, reload }: UnsavedPricesProps) {
  const t = useMessages(priceMatrixMessages);
  const common = useCommonMessages();
  const { draft } = edits;
  async function review() {
    const outcome = await openModal<Reviewed>({
      title: t.reviewTitle,
      size: "lg",
      content: (close) => <Review {...{ loyaltyId, matrix, draft, close }} />,
    });
    if (outcome?.type === "saved") {
      edit({ type: "discard" });
      const { state, prices_count } = outcome.change;
      const message = state === "scheduled" ? t.scheduled(prices_count) : t.saved(prices_count);
      toast({ id: "saved", type: "success", message });
      await reload();
    } else if (outcome) {
      const { present, type: keep } = outcome;
      // The first of the prices of others came with the review; the rest are those that were loaded.
      edit({
        type: "rebase",
        keep,
        present: (key) => (present.has(key) ? (present.get(key) ?? null) : matrix.ownOf(key)),
      });
      await reload();
    }
  }
  async function discard() {
    const { discardTitle: title, discardMessage: message, discard: agree } = t;
    const lost = [t.unsaved(draft.size)];
    if (await confirm({ title, message, lost, confirm: agree, cancel: common.cancel })) edit({ type: "discard" });
  }
  return (
    <SaveBar
      shown={draft.size > 0}
      message={<bdi>{t.unsaved(draft.size)}</bdi>}
      save={{ label: t.review, onPress: () => void review() }}
      discard={{ label: t.discard, onPress: () => void discard() }}
    />
  );
}
