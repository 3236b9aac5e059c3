import { Link, useRouterState } from "@tanstack/react-router";
import { useMenuSettings } from "#kit/menu-settings.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useTitles } from "#kit/screen/titles.ts";
import { useIsAccessKnown } from "#kit/session/access.ts";
import { SidebarGroup, SidebarItem, SidebarNote } from "#ui/layout/sidebar.tsx";
import { menuScreenOf } from "./menu-screen.ts";
import { everyScreen } from "./screens.ts";
import { shellMessages } from "./shell-messages.ts";
import { type ShownGroup, useMenu } from "./use-menu.ts";

/** The entries of the menu, or a sentence for users who may open nothing. The current screen is highlighted and its group is open; other groups open on request, which is stored. */
export function MenuEntries({ onGo }: { onGo?: () => void }) {
  const t = useMessages(shellMessages);
  const menu = useMenu();
  const isKnown = useIsAccessKnown();
  if (menu.length === 0 && isKnown) return <SidebarNote>{`${t.nothingToOpen}. ${t.nothingToOpenHint}`}</SidebarNote>;
  return menu.map((group) => <Group key={group.code} group={group} onGo={onGo} />);
}

function Group({ group, onGo }: { group: ShownGroup; onGo?: (() => void) | undefined }) {
  const titles = useTitles();
  const common = useCommonMessages();
  // Only a group that the user enters, leaves or moves within renders again.
  const here = useRouterState({
    select: ({ matches }) => {
      const screen = menuScreenOf(matches.at(-1)?.staticData.screen, everyScreen);
      return group.screens.find(({ path }) => path === screen?.path)?.path;
    },
  });
  const active = here !== undefined;
  const [{ opened }, changeMenu] = useMenuSettings();
  const others = opened.filter((code) => code !== group.code);
  const [only] = group.screens;
  // A group of one entry would only cost a click.
  if (!group.title || group.screens.length === 1) {
    if (!only) return null;
    const link = <Link to={only.path} onClick={() => onGo?.()} />;
    return <SidebarItem icon={group.icon} label={titles[only.path]} active={active} link={link} />;
  }
  return (
    <SidebarGroup
      label={common.menuGroups[group.title]}
      icon={group.icon}
      active={active}
      open={active || opened.includes(group.code)}
      onOpen={(open) => changeMenu({ opened: open ? [...others, group.code] : others })}
    >
      {group.screens.map((screen) => (
        <SidebarItem
          key={screen.path}
          label={titles[screen.path]}
          active={screen.path === here}
          link={<Link to={screen.path} onClick={() => onGo?.()} />}
        />
      ))}
    </SidebarGroup>
  );
}
