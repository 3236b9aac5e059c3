export { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
export { openStatement, statementFile } from "./export.ts";
export { changeAccount, demandSpecial, giveAccount, moveOwned } from "./owned.ts";
export { listCustomerAccounts } from "./queries.ts";
export { demandAccount, type Owned, readAll, readBriefs, readOne } from "./read.ts";
export { readStatement, readStoodAt } from "./statements/statement.ts";
export { statementPage } from "./statements/statement-page.ts";
export { printStatement } from "./statements/statement-paper.ts";
export { toCorporateAccount } from "./views.ts";
