/** Fields of shifts and their reports. */
export const shifts: Record<string, string> = {
  "Shift.number": "Number of the shift: those of a terminal are without gaps.",
  "ShiftDetails.number": "Number of the shift: those of a terminal are without gaps.",
};
