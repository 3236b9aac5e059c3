import { Tooltip, type TooltipProps } from "./overlays/tooltip.tsx";
import { PlainIconButton, type PlainIconButtonProps } from "./plain-icon-button.tsx";

/** Its label is the accessible name, and shown as the tooltip as well. */
export interface IconButtonProps extends PlainIconButtonProps {
  tooltipSide?: TooltipProps["side"];
}

/** An icon alone: allowed where the tooltip and the name say what it does. */
export function IconButton({ icon, label, tooltipSide, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <PlainIconButton icon={icon} label={label} {...rest} />
    </Tooltip>
  );
}
