import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#styles/main.css";
import { UiRoot } from "#ui/layout/ui-root.tsx";
import common from "../../kit/messages/en.ts";
import { useTheme } from "../../kit/theme.ts";
import Kit from "./kit.tsx";

/** The kit as a page of its own, `kit.html`, outside the app. */
function KitAlone() {
  const { direction } = useTheme();
  return (
    <UiRoot messages={common.ui} locale="uk" direction={direction}>
      <main className="mx-auto max-w-[80rem] px-4 py-6 md:px-6">
        <Kit />
      </main>
    </UiRoot>
  );
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <KitAlone />
  </StrictMode>,
);
