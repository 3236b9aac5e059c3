/** Banknotes and coins of currencies in the order in which drawers are counted. Tills of other currencies enter a sum. */
const values: Readonly<Record<string, readonly string[]>> = {
  UAH: ["1000", "500", "200", "100", "50", "20", "10", "5", "2", "1", "0.50", "0.10"],
  EUR: ["500", "200", "100", "50", "20", "10", "5", "2", "1", "0.50", "0.20", "0.10", "0.05", "0.02", "0.01"],
  USD: ["100", "50", "20", "10", "5", "2", "1", "0.50", "0.25", "0.10", "0.05", "0.01"],
  GBP: ["50", "20", "10", "5", "2", "1", "0.50", "0.20", "0.10", "0.05", "0.02", "0.01"],
  PLN: ["500", "200", "100", "50", "20", "10", "5", "2", "1", "0.50", "0.20", "0.10", "0.05", "0.02", "0.01"],
  CHF: ["1000", "200", "100", "50", "20", "10", "5", "2", "1", "0.50", "0.20", "0.10", "0.05"],
};

export function denominationsOf(currency: string): readonly string[] {
  return values[currency] ?? [];
}
