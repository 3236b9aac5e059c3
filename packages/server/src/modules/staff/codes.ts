import { codeText } from "#kit/readable-code.ts";

/** A sign-in code of 50 random bits in two groups: `7K2QX-M9T4R`. */
export const newStaffCode = (): string => codeText(2, 5);
