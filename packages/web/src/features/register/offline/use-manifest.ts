import { useEffect } from "react";
import { followOffers } from "../install.ts";

/** While the register is open, the browser offers to install it alone, as an app that opens without a connection. */
export function useManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    if (!link) return;
    const whole = link.href;
    const leave = followOffers();
    link.href = "/till.webmanifest";
    return () => {
      leave();
      link.href = whole;
    };
  }, []);
}
