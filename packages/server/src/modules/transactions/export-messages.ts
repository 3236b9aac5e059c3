import { inLanguages } from "@patron/contract/kit";

export const titles = {
  transactions: inLanguages("Transactions", "Транзакції", "Транзакции", "Transaktionen", "Transactions"),
  items: inLanguages(
    "Goods in transactions",
    "Товари в транзакціях",
    "Товары в транзакциях",
    "Waren in Transaktionen",
    "Articles des transactions",
  ),
};

/** What an account of punches counts. */
export const punch = inLanguages("punches", "позначки", "отметки", "Stempel", "tampons");
