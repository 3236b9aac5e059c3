import { Tooltip, type TooltipProps } from "./overlays/tooltip.tsx";
import { PlainIconButton, type PlainIconButtonProps } from "./plain-icon-button.tsx";

/** The label is the accessible name, and the tooltip as well. */
export interface IconButtonProps extends PlainIconButtonProps {
  tooltipSide?: TooltipProps["side"];
}

/** A button with only an icon, where the tooltip and the name explain what it does. */
export function IconButton({ icon, label, tooltipSide, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <PlainIconButton icon={icon} label={label} {...rest} />
    </Tooltip>
  );
}
