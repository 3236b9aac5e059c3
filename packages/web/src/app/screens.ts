import type { Screen } from "#kit/screens.ts";
import { screens as additionalCosts } from "../features/additional-costs/screens.ts";
import { screens as audit } from "../features/audit/screens.ts";
import { screens as business } from "../features/business/screens.ts";
import { screens as corporateCustomers } from "../features/corporate-customers/screens.ts";
import { screens as customers } from "../features/customers/screens.ts";
import { screens as dashboard } from "../features/dashboard/screens.ts";
import { screens as fiscal } from "../features/fiscal/screens.ts";
import { screens as goodsImports } from "../features/goods/imports/screens.ts";
import { screens as goods } from "../features/goods/screens.ts";
import { screens as ledger } from "../features/ledger/screens.ts";
import { screens as loyalty } from "../features/loyalty/screens.ts";
import { screens as trials } from "../features/loyalty/trials/screens.ts";
import { screens as margins } from "../features/margins/screens.ts";
import { screens as messages } from "../features/messages/screens.ts";
import { screens as news } from "../features/news/screens.ts";
import { screens as notifications } from "../features/notifications/screens.ts";
import { screens as offlineSales } from "../features/offline-sales/screens.ts";
import { screens as pos } from "../features/pos/screens.ts";
import { screens as poster } from "../features/poster/screens.ts";
import { screens as priceGroups } from "../features/price-groups/screens.ts";
import { screens as priceMatrix } from "../features/price-matrix/screens.ts";
import { screens as profile } from "../features/profile/screens.ts";
import { screens as security } from "../features/security/screens.ts";
import { screens as shifts } from "../features/shifts/screens.ts";
import { screens as specialAccounts } from "../features/special-accounts/screens.ts";
import { screens as staff } from "../features/staff/screens.ts";
import { screens as support } from "../features/support/screens.ts";
import { screens as taxes } from "../features/taxes/screens.ts";
import { screens as terminals } from "../features/terminals/screens.ts";
import { screens as transactions } from "../features/transactions/screens.ts";
import { openScreens } from "./open-screens.ts";

/** The screens of signed-in users, from all features. */
export const insideScreens: readonly Screen[] = [
  audit,
  business,
  customers,
  corporateCustomers,
  dashboard,
  ledger,
  loyalty,
  trials,
  goods,
  goodsImports,
  specialAccounts,
  staff,
  support,
  taxes,
  additionalCosts,
  margins,
  priceGroups,
  priceMatrix,
  terminals,
  messages,
  news,
  notifications,
  offlineSales,
  pos,
  profile,
  security,
  shifts,
  fiscal,
  poster,
  transactions,
].flatMap((one) => Object.values(one));

/** All screens. */
export const everyScreen: readonly Screen[] = [...openScreens, ...insideScreens];
