/** Fields of shifts and their reports. */
export const shifts: Record<string, string> = {
  "ForgottenShiftClosing.counted_amount": "What was counted in the drawer. Null if it was not counted.",
  "ForgottenShiftClosing.comment": "Why the shift is closed from the back office.",
  "Shift.number": "Number of the shift: those of a terminal are without gaps.",
  "ShiftDetails.number": "Number of the shift: those of a terminal are without gaps.",
  "ShiftReport.first_check": "Number of the first check. Null without any.",
  "ShiftReport.last_check": "Number of the last check. Null without any.",
  "ShiftReport.sales": "Sales of the shift, summed up.",
  "ShiftReport.cash": "Cash of the drawer, and where it comes from.",
  "ShiftPayment.sales_amount": "Paid for sales.",
  "ShiftPayment.refunds_amount": "Given back for refunds and cancelled sales, so it is negative.",
  "ShiftCash.sales_amount": "Taken for sales.",
  "ShiftCash.refunds_amount": "Given back for refunds and cancelled sales, so it is negative.",
  "ShiftCash.paid_in_amount": "Put into the drawer besides sales.",
  "ShiftCash.paid_out_amount": "Taken out of the drawer besides refunds.",
  "TillShift.shift": "The open shift. Null if none is open.",
  "TillShift.expected_visible":
    "The seller may see what has to be in the drawer before it is counted, as an owner, an administrator or a manager. Show it to others only after the count.",
  "TillShift.last": "The shift that was closed last. Null before the first one.",
};
