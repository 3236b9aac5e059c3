/** Fields of refunds and their previews. */
export const refunds: Record<string, string> = {
  "RefundDraft.lines": "Lines of the sale that come back, each once, with the quantity that comes back.",
  "RefundCreate.lines": "Lines of the sale that come back, each once, with the quantity that comes back.",
  "RefundDraft.payments":
    "How the money is paid back. When absent, in proportion to what is left of each payment of the sale.",
  "RefundCreate.payments":
    "How the money is paid back. When absent, in proportion to what is left of each payment of the sale.",
  "TillRefundDraft.lines": "Lines of the sale that come back, each once, with the quantity that comes back.",
  "TillRefundDraft.payments":
    "How the money is paid back. When absent, in proportion to what is left of each payment of the sale.",
  "TillRefundCreate.lines": "Lines of the sale that come back, each once, with the quantity that comes back.",
  "TillRefundCreate.payments":
    "How the money is paid back. When absent, in proportion to what is left of each payment of the sale.",
  "RefundPreview.payments": "Payments of the sale, with what each pays back.",
  "RefundPreview.postings": "Movements of the accounts of the customer and of those who invited them, in their order.",
  with_delivery: "Whether the delivery is refunded. When absent, with the last of the goods.",
  with_tip: "Whether the tip is refunded. When absent, with the last of the goods.",
  undo_category:
    "Whether the customer gets back the category from before the sale. When absent, with the last of the goods.",
  undo_referral: "Whether rewards for the invitation are taken back. `true` when absent.",
  "RefundDraft.bonuses_taken_back": "Earned bonuses to take back, between `bonuses_minimum` and `bonuses_due`.",
  "RefundCreate.bonuses_taken_back": "Earned bonuses to take back, between `bonuses_minimum` and `bonuses_due`.",
  "RefundPreview.bonuses_taken_back": "Earned bonuses that are taken back.",
  bonuses_due: "Earned bonuses that are due with all goods that have come back, without those taken back before.",
  bonuses_minimum: "The least that may be taken back by the policy of the programme.",
  bonuses_debt: "Bonuses that the customer owes afterwards.",
  bonuses_given_back: "Redeemed bonuses that return to the customer.",
  "RefundPreview.fingerprint":
    "Identifies this effect. Sent with the refund, it makes sure that nothing else is posted.",
  "RefundCreate.fingerprint": "`fingerprint` of the preview that was confirmed. When absent, nothing is compared.",
  "TillRefundCreate.fingerprint": "`fingerprint` of the preview that was confirmed. When absent, nothing is compared.",
  "TillRefundCreate.reason": "Reason for the refund, kept as its comment.",
  "RefundCreate.reason": "Reason for the refund, kept as its comment.",
  "RefundPreview.check": "Check of the refund. Its quantities and amounts are negative.",
  delivery_left: "Delivery of the sale that is not refunded yet.",
  tip_left: "Tip of the sale that is not refunded yet.",
  completes: "Whether nothing of the sale is left afterwards.",
  "RefundPreview.category_from": "Category that the sale gave the customer. Null if there is nothing to undo.",
  "RefundPreview.category_to": "Category from before the sale. Null for none.",
  has_referral: "Whether the sale rewarded an invitation.",
  "RefundPreviewPosting.valid_until":
    "Last day of what comes back, where days of grace give it a new one. Null otherwise.",
  of_inviter: "Whether the account belongs to somebody who invited the customer.",
  position: "Position of the payment in the sale, from 0.",
  left: "What is left of the payment.",
  refund_of: "Sale of which a refund returns goods. Null for everything else.",
  refunds: "Refunds of the sale, the earliest first.",
  receipt_url: "Public address of the receipt, which its QR code holds.",
  returned: "Quantities that refunds have returned, by line of the sale.",
};
