import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import ShieldCheck from "lucide-react/icons/shield-check";
import SunMoon from "lucide-react/icons/sun-moon";
import UserRound from "lucide-react/icons/user-round";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useTitles } from "#kit/screen/titles.ts";
import { useSession } from "#kit/session/session.ts";
import { useSignOut } from "#kit/session/use-sign-out.ts";
import { Avatar } from "#ui/avatar.tsx";
import { TopBar } from "#ui/layout/app-frame.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { Bell } from "./bell/bell.tsx";
import { BusinessMenu } from "./business-menu.tsx";
import { HelpMenu } from "./help-menu.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { PaletteButton } from "./palette/palette-button.tsx";
import { ProgrammeMenu } from "./programme-menu.tsx";
import { shellMessages } from "./shell-messages.ts";
import { ThemePicker } from "./theme-picker.tsx";

/** The top bar: business and programme, language, theme and account. */
export function Bar({ onMenu }: { onMenu: () => void }) {
  const t = useMessages(shellMessages);
  // The bar does not subscribe to the address, which names the chosen programme: it would render at every letter of a search.
  const programmes = useCall(calls.embedded.loyalties, {}).data?.items ?? [];
  return (
    <TopBar
      onMenu={onMenu}
      start={
        <>
          <BusinessMenu brief={programmes.length > 1} />
          <ProgrammeMenu />
        </>
      }
      middle={<PaletteButton />}
      end={
        <>
          <Bell />
          <HelpMenu />
          <LanguageMenu />
          <Popover
            title={t.theme}
            titled
            width="wide"
            align="end"
            trigger={<PlainIconButton icon={SunMoon} label={t.theme} />}
          >
            <ThemePicker />
          </Popover>
          <AccountMenu />
        </>
      }
    />
  );
}

function AccountMenu() {
  const t = useMessages(shellMessages);
  const titles = useTitles();
  const session = useSession();
  const signOut = useSignOut();
  if (!session) return null;
  const name = `${session.user.first_name} ${session.user.last_name}`.trim();
  return (
    <Menu
      trigger={
        <button type="button" aria-label={t.account} className="touch rounded-full">
          <Avatar name={name} src={session.user.photo?.thumbnail_url ?? null} size="md" />
        </button>
      }
      groups={[
        {
          label: session.user.email ?? session.staff?.title ?? name,
          actions: [
            { id: "profile", label: t.profile, icon: UserRound, link: <Link to="/profile" /> },
            {
              id: "security",
              label: titles["/profile/security"],
              icon: ShieldCheck,
              link: <Link to="/profile/security" />,
            },
          ],
        },
        { actions: [{ id: "out", label: t.signOut, icon: LogOut, onPress: () => void signOut() }] },
      ]}
    />
  );
}
