import Building2 from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import type { CommonMessages } from "#kit/messages/use-common-messages.ts";
import type { Icon } from "#ui/icon.ts";

/** A group of the menu; its screens refer to it. A group without an accessible screen is hidden. */
export interface MenuGroup {
  code: string;
  /** Without a title its only screen is on the top level. */
  title?: keyof CommonMessages["menuGroups"];
  icon: Icon;
  /** Leads to the first screen of the group that the user may open. */
  address?: string;
}

/** The groups of the menu in their order. */
export const menuGroups: readonly MenuGroup[] = [
  { code: "dashboard", icon: LayoutDashboard },
  { code: "sales", title: "sales", icon: ReceiptText },
  { code: "customers", title: "customers", icon: Users, address: "/customers" },
  { code: "corporate", icon: Building2, address: "/corporate" },
  { code: "reports", title: "reports", icon: ChartColumn },
  { code: "business", title: "business", icon: Settings, address: "/business" },
];
