import { calls } from "@patron/contract/routes";
import { requestTill } from "../till.ts";

/** Opens the print dialog with the receipt of a check, for whom and as often as the till's settings say. */
export async function printReceipt(transactionId: string): Promise<void> {
  printPage(await requestTill(calls.term.receipt, { path: { transactionId } }));
}

/** Opens the print dialog with a page of the server. */
export function printPage(page: string): void {
  printPaper((paper) => {
    paper.open();
    paper.write(page);
    paper.close();
  });
}

/** Opens the print dialog with what is written into an empty document. */
export function printPaper(write: (paper: Document) => void): void {
  const frame = document.createElement("iframe");
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  // A frame without a box prints nothing in some browsers.
  Object.assign(frame.style, { position: "fixed", inset: "auto 0 0 auto", width: "0", height: "0", border: "0" });
  document.body.append(frame);
  const [view, paper] = [frame.contentWindow, frame.contentDocument];
  if (!view || !paper) {
    frame.remove();
    return;
  }
  write(paper);
  view.addEventListener("afterprint", () => setTimeout(() => frame.remove()));
  view.print();
}
