import { useEffect } from "react";

/** While a screen is open, the browser offers to install it alone, as an app with a manifest of its own. */
export function useManifest(manifest: "/till.webmanifest" | "/customer.webmanifest"): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    if (!link) return;
    const whole = link.href;
    link.href = manifest;
    return () => {
      link.href = whole;
    };
  }, [manifest]);
}
