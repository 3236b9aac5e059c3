import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import BookOpen from "lucide-react/icons/book-open";
import CircleHelp from "lucide-react/icons/circle-help";
import ExternalLink from "lucide-react/icons/external-link";
import LifeBuoy from "lucide-react/icons/life-buoy";
import ReceiptText from "lucide-react/icons/receipt-text";
import type { ComponentProps } from "react";
import { basePath } from "#kit/call/client.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useTitles } from "#kit/screen/titles.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { shellMessages } from "./shell-messages.ts";

const outside = ["customer_site", "faq", "knowledge_base", "tutorials", "software", "resources"] as const;

/** Links to help and about the product. The platform sets the external addresses; one that is not set is hidden. */
export function HelpMenu() {
  const t = useMessages(shellMessages);
  const titles = useTitles();
  const { data } = useCall(calls.platform.params, {});
  const links = outside.flatMap((name) => {
    const href = data?.links[name];
    return href
      ? [
          {
            id: name,
            label: t.links[name],
            icon: ExternalLink,
            link: <OutsideLink href={href} />,
          },
        ]
      : [];
  });
  const own = [
    { id: "register", label: t.links.register, icon: ReceiptText, link: <Link to="/register" /> },
    { id: "support", label: titles["/support"], icon: LifeBuoy, link: <Link to="/support" /> },
    {
      id: "api",
      label: t.links.api,
      icon: BookOpen,
      link: <OutsideLink href={`${basePath}/docs`} />,
    },
  ];
  return (
    <Menu
      trigger={<IconButton icon={CircleHelp} label={t.help} />}
      groups={[{ actions: own }, ...(links.length > 0 ? [{ actions: links }] : [])]}
    />
  );
}

/** A link that opens in a new tab. The menu adds its label. */
function OutsideLink({ children, ...props }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noreferrer" {...props}>
      {children}
    </a>
  );
}
