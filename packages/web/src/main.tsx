import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { useLanguage } from "#kit/language.ts";
import { commonMessages, useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { preloadMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { presentSession } from "#kit/session/session.ts";
import { useTheme } from "#kit/theme.ts";
import { UiRoot } from "#ui/layout/ui-root.tsx";
import { makeRouter } from "./app/router.tsx";
import "./styles/main.css";

const { router, open } = makeRouter();

function App() {
  const { ui } = useCommonMessages();
  const language = useLanguage();
  const { direction } = useTheme();
  return (
    <UiRoot messages={ui} locale={language} direction={direction}>
      <RouterProvider router={router} />
    </UiRoot>
  );
}

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element for the app.");
const reactRoot = createRoot(container);
// If messages were missing at the first render, React would keep the page empty for 300 ms. The router repeats and reports a failed load.
const first = [preloadMessages(commonMessages), presentSession() && open()];
void Promise.all(first)
  .catch(report)
  .finally(() =>
    reactRoot.render(
      <StrictMode>
        <Suspense>
          <App />
        </Suspense>
      </StrictMode>,
    ),
  );
