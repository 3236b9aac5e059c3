import { useEffect } from "react";
import { loadEveryFailure } from "#kit/messages/use-common-messages.ts";
import { report } from "#kit/report.ts";
import { useScreenTitle } from "#kit/screen/screen-header.tsx";
import { useManifest } from "#kit/use-manifest.ts";
import { TooltipDelay } from "#ui/overlays/tooltip.tsx";
import { followOffers } from "./install.ts";
import { useResume } from "./offline/use-resume.ts";
import { TillDesk } from "./parts/desk.tsx";
import { TillSignIn } from "./parts/sign-in.tsx";
import { useTill } from "./till.ts";

// A till may have no session of the back office, whose screens load these.
void loadEveryFailure().catch(report);

/** A till in the browser. It uses the same API as any other terminal. */
export default function RegisterScreen() {
  const till = useTill();
  const title = useScreenTitle();
  useResume(till === null);
  useEffect(followOffers, []);
  useManifest("/till.webmanifest");
  useEffect(() => {
    document.title = `${till?.terminal.title ?? title} · Patron`;
  }, [till, title]);
  return <TooltipDelay>{till ? <TillDesk till={till} key={till.terminal.id} /> : <TillSignIn />}</TooltipDelay>;
}
