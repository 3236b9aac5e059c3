import Building2 from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import type { Title } from "#kit/screens.ts";
import type { Icon } from "#ui/icon.ts";

/** A group of the menu; its screens name it. A group without a screen that the reader may open is not shown. */
export interface MenuGroup {
  code: string;
  title: Title;
  icon: Icon;
  /** Leads to the first screen of the group that the reader may open. */
  address?: string;
  /** Its one screen stands on the top level by itself. */
  alone?: boolean;
}

/** The groups of the menu in their order. */
export const menuGroups: readonly MenuGroup[] = [
  {
    code: "dashboard",
    icon: LayoutDashboard,
    alone: true,
    title: { en: "Dashboard", uk: "Огляд", ru: "Обзор", de: "Übersicht", fr: "Tableau de bord" },
  },
  {
    code: "sales",
    icon: ReceiptText,
    title: { en: "Sales", uk: "Продажі", ru: "Продажи", de: "Verkauf", fr: "Ventes" },
  },
  {
    code: "customers",
    address: "/customers",
    icon: Users,
    title: { en: "Customers", uk: "Клієнти", ru: "Клиенты", de: "Kunden", fr: "Clients" },
  },
  {
    code: "corporate",
    address: "/corporate",
    icon: Building2,
    alone: true,
    title: {
      en: "Commercial customers",
      uk: "Корпоративні клієнти",
      ru: "Корпоративные клиенты",
      de: "Firmenkunden",
      fr: "Clients professionnels",
    },
  },
  {
    code: "reports",
    icon: ChartColumn,
    title: { en: "Reports", uk: "Звіти", ru: "Отчёты", de: "Berichte", fr: "Rapports" },
  },
  {
    code: "business",
    address: "/business",
    icon: Settings,
    title: { en: "Settings", uk: "Налаштування", ru: "Настройки", de: "Einstellungen", fr: "Réglages" },
  },
];
