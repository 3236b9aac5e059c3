import { inLanguages } from "@patron/contract/kit";

/** The unit of an account that counts stamps. */
export const stamps = inLanguages("stamps", "штампи", "штампы", "Stempel", "tampons");
