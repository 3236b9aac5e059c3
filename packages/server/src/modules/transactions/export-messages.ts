import { inLanguages } from "@patron/contract/kit";

export const titles = {
  transactions: inLanguages("Transactions", "Транзакції", "Транзакции", "Transaktionen", "Transactions"),
  items: inLanguages(
    "Goods in transactions",
    "Товари в транзакціях",
    "Товары в транзакциях",
    "Artikel in Transaktionen",
    "Articles des transactions",
  ),
};

/** What an account of stamps counts. */
export const punch = inLanguages("stamps", "штампи", "штампы", "Stempel", "tampons");
