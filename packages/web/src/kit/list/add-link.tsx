import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import type { Icon } from "#ui/icon.ts";
import { usePathParams } from "../address/address.ts";
import { addressOf, type Screen } from "../screens.ts";
import { useAccess } from "../session/access.ts";

interface AddLinkProps {
  screen: Screen;
  icon?: Icon;
  /** Beside another way to add one, `secondary`. */
  look?: "primary" | "secondary";
  children: ReactNode;
}

/** A link to the screen that adds a record, for users who may open it. */
export function AddLink({ screen, icon = Plus, look = "primary", children }: AddLinkProps) {
  const allowed = useAccess();
  const to = addressOf(screen.path, usePathParams());
  if (!allowed(screen.needs)) return null;
  return (
    <ButtonLink variant={look} icon={icon} render={<Link to={to} />}>
      {children}
    </ButtonLink>
  );
}
