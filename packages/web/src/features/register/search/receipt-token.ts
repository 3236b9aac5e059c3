/** The token in the address that a receipt carries as a QR code; undefined: the scanned text is something else. */
export function receiptToken(scanned: string): string | undefined {
  return /^https?:\/\/\S+\/public\/receipts\/([\w-]{64})$/.exec(scanned.trim())?.[1];
}
