import Bell from "lucide-react/icons/bell";
import Building2 from "lucide-react/icons/building-2";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import Fuel from "lucide-react/icons/fuel";
import Gift from "lucide-react/icons/gift";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Badge, Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TopBar } from "#ui/layout/app-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Sidebar, SidebarGroup, SidebarHeading, SidebarItem } from "#ui/layout/sidebar.tsx";
import { SidebarSheet } from "#ui/layout/sidebar-sheet.tsx";
import { Tabs, type TabsLook } from "#ui/layout/tabs.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { Chapter, Specimen } from "../specimen.tsx";

// biome-ignore lint/a11y/useAnchorContent: the components add its content.
const here = <a href="#navigation" />;

export function Navigation() {
  return (
    <Chapter id="navigation" title="Finding one's way">
      <Specimen title="Head of a screen" layout="plain">
        <PageHeader
          crumbs={[{ label: "Fuel", link: here }, { label: "Stations", link: here }, { label: "Kyivska" }]}
          title="Station on Kyivska"
          status={<Status tone="success">Open</Status>}
          purpose="Its pumps, its prices and who works there today."
          actions={
            <>
              <Button>Export</Button>
              <Button variant="primary" icon={Plus}>
                Add a pump
              </Button>
            </>
          }
        />
      </Specimen>
      <Specimen title="Sidebar and top bar: open, of icons, on phones" layout="plain">
        <Frames />
      </Specimen>
      {(["border", "lift", "box", "radio"] as const).map((look) => (
        <Specimen key={look} title={`Tabs, ${look}`} layout="plain">
          <TabsOf look={look} />
        </Specimen>
      ))}
    </Chapter>
  );
}

function TabsOf({ look }: { look: TabsLook }) {
  const [tab, setTab] = useState("turnover");
  return (
    <Tabs
      aria-label={`Dashboard, ${look}`}
      look={look}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: "turnover", label: "Turnover", icon: LayoutDashboard },
        { value: "customers", label: "Customers", count: "128" },
        { value: "visits", label: "Visits" },
        { value: "costs", label: "Costs and margins", disabled: true },
      ]}
    >
      <p className="text-muted">The content of «{tab}».</p>
    </Tabs>
  );
}

function Frames() {
  const [collapsed, setCollapsed] = useState(false);
  const [sheet, setSheet] = useState(false);
  return (
    <>
      <div className="flex h-130 overflow-clip rounded-card border border-default">
        <div className="max-md:hidden">
          <DemoSidebar collapsed={collapsed} onCollapse={setCollapsed} />
        </div>
        <div className="max-md:hidden">
          <DemoSidebar label="Menu of icons" collapsed />
        </div>
        <div className="min-w-0 flex-1">
          <DemoTopBar onMenu={() => setSheet(true)} />
          <div className="p-6 text-muted">The screen.</div>
        </div>
      </div>
      <SidebarSheet open={sheet} onClose={() => setSheet(false)}>
        <DemoSidebar />
      </SidebarSheet>
    </>
  );
}

function DemoTopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <TopBar
      onMenu={onMenu}
      start={
        <Menu
          align="start"
          trigger={
            <Button look="quiet" variant="neutral" icon={Building2} iconEnd={ChevronsUpDown}>
              Kyivska Fuel
            </Button>
          }
          groups={[
            {
              actions: [
                { id: "kf", label: "Kyivska Fuel", checked: true },
                { id: "lv", label: "Lviv Coffee", checked: false },
              ],
            },
          ]}
        />
      }
      middle={
        <div className="w-full max-w-100 max-sm:hidden">
          <SearchField value="" onChange={() => {}} placeholder="Search everything" />
        </div>
      }
      end={
        <>
          <IconButton icon={Bell} label="What is new" />
          <Avatar name="Bohdan Melnyk" />
        </>
      }
    />
  );
}

function DemoSidebar(props: { label?: string; collapsed?: boolean; onCollapse?: (collapsed: boolean) => void }) {
  const [open, setOpen] = useState<string | null>("fuel");
  return (
    <Sidebar
      {...props}
      head={
        <span className="flex items-center gap-2.5 font-semibold">
          <img src="icon.svg" alt={props.collapsed ? "Patron" : ""} className="size-7" />
          {!props.collapsed && "Patron"}
        </span>
      }
    >
      <SidebarItem label="Dashboard" icon={LayoutDashboard} link={here} />
      <SidebarItem label="Customers" icon={Users} link={here} badge={<Badge>12</Badge>} />
      <SidebarGroup
        label="Fuel"
        icon={Fuel}
        active
        open={open === "fuel"}
        onOpen={(next) => setOpen(next ? "fuel" : null)}
      >
        <SidebarItem label="Stations" active link={here} />
        <SidebarItem label="Pumps and tanks" link={here} />
        <SidebarItem label="Price groups" link={here} />
      </SidebarGroup>
      <SidebarGroup label="Gifts" icon={Gift} open={open === "gifts"} onOpen={(next) => setOpen(next ? "gifts" : null)}>
        <SidebarItem label="Gift sets" link={here} />
      </SidebarGroup>
      <SidebarHeading>Business</SidebarHeading>
      <SidebarItem label="Settings" icon={Settings} link={here} />
    </Sidebar>
  );
}
