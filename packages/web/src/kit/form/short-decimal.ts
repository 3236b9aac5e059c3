/** A decimal without zeros at its end, as a field for it shows it. */
export const shortDecimal = (text: string) => text.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
