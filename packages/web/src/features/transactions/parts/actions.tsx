import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { RECEIPT_TEMPLATES, type ReceiptTemplate } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import ChevronDown from "lucide-react/icons/chevron-down";
import { request } from "#kit/call/client.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useOpenBeside } from "#kit/call/use-open-beside.ts";
import { leftLines } from "#kit/left-lines.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { transactionsMessages } from "../messages.ts";
import { refundMessages } from "../refund/messages.ts";
import { openRefund } from "../refund/refund-dialog.tsx";

type Details = ReplyOf<typeof transactions.get>;

/** The actions on a transaction: open its pages, finish, refund, cancel. */
export function TransactionActions({ details }: { details: Details }) {
  const { transaction } = details;
  const t = useMessages(transactionsMessages);
  const refund = useMessages(refundMessages);
  const finalize = useAction(calls.transactions.finalize);
  const cancel = useAction(calls.transactions.cancel);
  const open = usePages(transaction.id);
  const isOpen = transaction.status === "authorized";
  const hasCheck = transaction.terminal !== null;
  const isRefund = transaction.transaction_type === "refund";
  const isSold = hasCheck && !isRefund && transaction.status === "success";
  const isWhole = details.refunds.length === 0 && !isRefund;
  async function confirmCancel() {
    const { cancelTitle: title, cancelMessage: message, cancel: agree, keep } = t;
    if (await confirm({ title, message, confirm: agree, cancel: keep }))
      cancel.run({ body: { transaction_id: transaction.id } });
  }
  async function copyLink() {
    await navigator.clipboard.writeText(details.receipt_url);
    toast({ type: "success", message: t.linkCopied });
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hasCheck && (
        <Menu
          align="start"
          trigger={<Button iconEnd={ChevronDown}>{t.receipt}</Button>}
          groups={[
            {
              label: t.receipt,
              actions: RECEIPT_TEMPLATES.map((template) => ({
                id: template,
                label: t.templates[template],
                onPress: () => void open("receipt", template),
              })),
            },
            {
              actions: [
                { id: "check", label: t.check, onPress: () => void open("check", "business") },
                { id: "order", label: t.order, onPress: () => void open("order", "business") },
                { id: "link", label: t.copyLink, onPress: () => void copyLink() },
              ],
            },
          ]}
        />
      )}
      {isOpen && (
        <Button
          variant="primary"
          loading={finalize.busy}
          onClick={() => finalize.run({ body: { transaction_id: transaction.id } })}
        >
          {t.finalize}
        </Button>
      )}
      {isSold && leftLines(details).length > 0 && (
        <Button onClick={() => void openRefund(details, refund.title(transaction.number))}>{refund.refund}</Button>
      )}
      {(isOpen || (transaction.status === "success" && isWhole)) && (
        <Button look="quiet" variant="danger" loading={cancel.busy} onClick={() => void confirmCancel()}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}

/** Opens a page of the transaction in a new tab. */
function usePages(id: string) {
  const openBeside = useOpenBeside();
  return (kind: "receipt" | "check" | "order", template_type: ReceiptTemplate) => {
    const page = calls.transactions[kind] as typeof calls.transactions.receipt; // All pages have the same request.
    return openBeside(() => request(page, { path: { transactionId: id }, query: { template_type } }));
  };
}
