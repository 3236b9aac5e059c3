import { calls } from "@patron/contract/routes";
import { Outlet, useMatches, useNavigate } from "@tanstack/react-router";
import { lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { request } from "#kit/call/client.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useRuns } from "#kit/list/bulk/bulk-runs.ts";
import { useDownloads } from "#kit/list/files/downloads.ts";
import { useLive } from "#kit/live.ts";
import { useMenuSettings } from "#kit/menu-settings.ts";
import { painted } from "#kit/painted.ts";
import { isPushKept } from "#kit/push/kept.ts";
import { report } from "#kit/report.ts";
import { useTitles } from "#kit/screen/titles.ts";
import type { Screen } from "#kit/screens.ts";
import { useAccess, useIsAccessKnown } from "#kit/session/access.ts";
import { isSessionLost, isSupport, refreshSession, seesSomePos, signInPath, useSession } from "#kit/session/session.ts";
import { AppFrame } from "#ui/layout/app-frame.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { SidebarSheet } from "#ui/layout/sidebar-sheet.tsx";
import { loadHosts } from "#ui/overlays/load-hosts.ts";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { Brand } from "./brand.tsx";
import { Home } from "./home.tsx";
import { MenuEntries } from "./menu-entries.tsx";
import { NotAllowed } from "./not-allowed.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { Bar } from "./top-bar.tsx";
import { useGlobalKeys } from "./use-global-keys.ts";

/** Loaded with the first long task. */
const WorkTray = lazy(() => import("#kit/list/bulk/work-tray.tsx"));

/** Loaded only where a business requires a second factor that the user does not have. */
const FactorGate = lazy(() => import("./factor-gate.tsx"));

/** Loaded only for people who see some points of sale. */
const SeenPosBar = lazy(() => import("./seen-pos/bar.tsx"));

/** Loaded only for support staff in a business of others. */
const SupportBar = lazy(() => import("./support/bar.tsx"));

/** Loaded only while an owner views a role. */
const RoleViewBar = lazy(() => import("./role-view/bar.tsx"));

/** The frame of signed-in users; whoever has to set up a second factor first gets nothing else. */
export function Shell() {
  const lacksFactor = useSession()?.lacks_factor ?? false;
  useSignedOutLeave();
  if (!lacksFactor) return <Frame />;
  return (
    <Suspense>
      <FactorGate />
    </Suspense>
  );
}

/**
 * The frame around every screen of a signed-in user. It subscribes neither to the router, which reports each step of a navigation, nor to the session
 * and what is loaded for it: rendering the frame each time takes longer than the screen.
 */
const Frame = memo(function Frame() {
  const [sheet, setSheet] = useState(false);
  useGlobalKeys();
  useEffect(() => {
    // Loaded early, to report a lost connection. A failure is retried on use.
    loadHosts().catch(report);
    if (isPushKept()) import("#kit/push/follow-session.ts").then(({ followSession }) => followSession()).catch(report);
  }, []);
  return (
    <AppFrame
      sidebar={<MainMenu />}
      topBar={
        <>
          <Bar onMenu={() => setSheet(true)} />
          <OfflineNotice />
          <Notices />
        </>
      }
    >
      <SidebarSheet open={sheet} onClose={() => setSheet(false)}>
        <Sidebar head={<Brand />}>
          <MenuEntries onGo={() => setSheet(false)} />
        </Sidebar>
      </SidebarSheet>
      <PresentScreen />
      <Works />
      <Following />
    </AppFrame>
  );
});

/** Shows nothing, and keeps the session as it is on the server. */
function Following() {
  useBusiness();
  usePresentAccess();
  return null;
}

/** The lines above every screen for people who see something else than usual: an owner who views a role, part of the points of sale, support. */
function Notices() {
  const session = useSession();
  return (
    <Suspense>
      {(session?.viewed_role ?? null) !== null && <RoleViewBar />}
      {seesSomePos(session) && <SeenPosBar />}
      {isSupport(session) && <SupportBar />}
    </Suspense>
  );
}

function MainMenu() {
  const [{ collapsed }, changeMenu] = useMenuSettings();
  return (
    <Sidebar
      collapsed={collapsed}
      onCollapse={(next) => changeMenu({ collapsed: next })}
      head={<Brand short={collapsed} />}
    >
      <MenuEntries />
    </Sidebar>
  );
}

/** The screen of this address, or the notice that replaces it. */
function PresentScreen() {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const titles = useTitles();
  const allowed = useAccess();
  const isKnown = useIsAccessKnown();
  useDocumentTitle(screen && titles[screen.path]);
  return (
    <Suspense fallback={<SkeletonForm />}>
      {!screen || allowed(screen.needs) ? <Outlet /> : isKnown ? <Refused screen={screen} /> : <SkeletonForm />}
    </Suspense>
  );
}

/** Instead of the start page, the first screen that the user may see. */
function Refused({ screen }: { screen: Screen }) {
  return screen.path === "/" ? <Home /> : <NotAllowed />;
}

function Works() {
  const works = useRuns().length + useDownloads().length > 0;
  return (
    works && (
      <Suspense>
        <WorkTray />
      </Suspense>
    )
  );
}

/** Loads the business of the session and keeps it fresh; shows the stored one meanwhile. */
function useBusiness(): void {
  const { data } = useCall(calls.business.get, {});
  useEffect(() => {
    if (data) refreshSession({ business: data });
  }, [data]);
}

/** Follows what the person may do: others change it, require a second factor, or suspend them, which ends the session. */
function usePresentAccess(): void {
  const business = useSession()?.business;
  const known = useRef(business);
  // If it cannot be loaded, the next change or the next page load does so.
  const load = () => void request(calls.auth.access, {}).then(refreshSession, report);
  useLive(["staff"], load);
  useEffect(() => {
    const before = known.current;
    known.current = business;
    // Another business comes with a session of its own.
    if (before?.id !== business?.id) return;
    if (before?.second_factor_required !== business?.second_factor_required) load();
  });
}

/** Redirects to the sign-in when the session ends; after an expired one, the user returns to the same screen. */
function useSignedOutLeave(): void {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (session) return;
    const next = location.pathname + location.search;
    void navigate({
      to: signInPath(),
      search: (isSessionLost() && next !== "/" ? { next } : {}) as never,
      ignoreBlocker: true,
    }); // Search has no static type here.
  }, [session, navigate]);
}

function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    let left = false;
    // It takes the browser a millisecond, and nobody reads it before the screen.
    void painted().then(() => {
      if (!left) document.title = title ? `${title} · Patron` : "Patron";
    });
    return () => {
      left = true;
    };
  }, [title]);
}
