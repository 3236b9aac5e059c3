import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import { useCall } from "#kit/call/use-call.ts";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { useSession } from "#kit/session/session.ts";
import { useSwitchBusiness } from "#kit/session/switch-business.ts";
import { Avatar } from "#ui/avatar.tsx";
import { classes } from "#ui/classes.ts";
import { Menu } from "#ui/overlays/menu.tsx";
import { shellMessages } from "./shell-messages.ts";

/** The menu of businesses: the current one, the user's others, and a new one. On phones it is the name, or the picture if it is `brief`. */
export function BusinessMenu({ brief }: { brief: boolean }) {
  const t = useMessages(shellMessages);
  const business = useSession()?.business;
  const allowed = useAccess();
  const { data } = useCall(calls.auth.businesses, {});
  const enter = useSwitchBusiness();
  if (!business) return null;
  const others = (data?.items ?? []).map(({ id, title, business_code, support_until }) => ({
    id,
    label: title,
    hint: support_until === null ? business_code : t.asSupport,
    checked: id === business.id,
    onPress: () => {
      if (id !== business.id) enter(id, support_until);
    },
  }));
  const tools = [
    ...(allowed([calls.business.settings])
      ? [{ id: "settings", label: t.businessSettings, icon: Settings, link: <Link to="/business/settings" /> }]
      : []),
    { id: "add", label: t.addBusiness, icon: Plus, link: <Link to="/business/create" /> },
  ];
  const trigger = (
    <button
      type="button"
      aria-label={labelled(t.business, business.title)}
      className="touch -ms-1.5 flex h-9 min-w-0 items-center gap-2 rounded-control px-1.5 text-body font-medium text-default hover:bg-hover"
    >
      <span className={classes("flex shrink-0", !brief && "max-sm:hidden")}>
        <Avatar size="sm" name={business.title} src={business.photo?.thumbnail_url ?? null} />
      </span>
      <span dir="auto" className={classes("truncate", brief && "max-sm:hidden")}>
        {business.title}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
    </button>
  );
  return (
    <Menu
      trigger={trigger}
      align="start"
      groups={[
        ...(others.length > 1 ? [{ label: t.businesses, single: true, actions: others }] : []),
        { actions: tools },
      ]}
    />
  );
}
