import type { ComponentType } from "react";

/** Any lucide icon, imported individually: `import Plus from "lucide-react/icons/plus"`. */
export type Icon = ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
