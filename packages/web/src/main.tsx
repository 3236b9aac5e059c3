import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { queries } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { preloadMessages } from "#kit/messages.ts";
import { useTheme } from "#kit/theme.ts";
import { kitWords, useKitWords } from "#kit/words/use-words.ts";
import { UiRoot } from "#ui/ui-root.tsx";
import { makeRouter } from "./app/router.tsx";
import "./styles/main.css";

const router = makeRouter();

function App() {
  const { ui } = useKitWords();
  const language = useLanguage();
  const { direction } = useTheme();
  return (
    <UiRoot words={ui} locale={language} direction={direction}>
      <RouterProvider router={router} />
    </UiRoot>
  );
}

const place = document.getElementById("root");
if (!place) throw new Error("The page has no place for the app.");
const reactRoot = createRoot(place);
// Drawn before its words are there, React would keep the page empty for 300 ms, however soon they come.
void preloadMessages(kitWords).finally(() =>
  reactRoot.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Suspense>
          <App />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
