import { Menu as Base } from "@base-ui/react/menu";
import Check from "lucide-react/icons/check";
import type { ReactElement } from "react";
import { classes } from "#ui/classes.ts";
import type { Icon } from "#ui/icon.ts";
import { LateOpener } from "./late-opener.tsx";
import { popupBox, popupItem } from "./popup-style.ts";

export interface MenuAction {
  id: string;
  label: string;
  icon?: Icon;
  onPress?: () => void;
  /** `<Link to=… />` for entries that navigate. */
  link?: ReactElement;
  danger?: boolean;
  disabled?: boolean;
  /** A second line: why it is disabled, or what it does. */
  hint?: string;
  /** Whether a tick marks it as chosen. */
  checked?: boolean;
  shortcut?: string;
}
export interface MenuGroup {
  label?: string;
  actions: readonly MenuAction[];
  /** Whether exactly one entry is checked; choosing another closes the menu. */
  single?: boolean;
}
export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  groups: readonly MenuGroup[];
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "inline-start" | "inline-end";
  /** Where the focus goes when the menu closes; `true` is the button. */
  finalFocus?: () => HTMLElement | boolean;
}

/** Actions behind a button: 15rem wide, with arrow keys and type-ahead. */
export function Menu({ trigger, groups, align = "end", side = "bottom", finalFocus }: MenuProps) {
  return (
    <LateOpener trigger={trigger} opens="menu">
      {(button) => (
        <Base.Root modal={false}>
          <Base.Trigger render={button} />
          <Base.Portal>
            <Base.Positioner align={align} side={side} sideOffset={4} collisionPadding={8} className="z-50">
              <Base.Popup
                finalFocus={finalFocus}
                className={classes(popupBox, "max-h-(--available-height) w-60 overflow-y-auto")}
              >
                {groups.map((group, index) => (
                  <Group key={group.label ?? group.actions[0]?.id} group={group} first={index === 0} />
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </LateOpener>
  );
}

function Group({ group, first }: { group: MenuGroup; first: boolean }) {
  return (
    <Base.Group className={classes("p-1", !first && "border-default border-t")}>
      {group.label && (
        <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-caption font-medium text-muted">
          <bdi>{group.label}</bdi>
        </Base.GroupLabel>
      )}
      {group.single ? (
        <SingleChoice actions={group.actions} />
      ) : (
        group.actions.map((action) => <MenuRow key={action.id} action={action} />)
      )}
    </Base.Group>
  );
}

function SingleChoice({ actions }: { actions: readonly MenuAction[] }) {
  return (
    <Base.RadioGroup
      value={actions.find((action) => action.checked)?.id}
      onValueChange={(id) => actions.find((action) => action.id === id)?.onPress?.()}
    >
      {actions.map((action) => (
        <Base.RadioItem key={action.id} value={action.id} disabled={action.disabled} closeOnClick className={popupItem}>
          <MenuFace action={action} />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

function MenuRow({ action }: { action: MenuAction }) {
  const shared = {
    className: classes(
      popupItem,
      action.danger && "text-danger data-highlighted:bg-danger-soft data-highlighted:text-on-danger-soft",
    ),
    children: <MenuFace action={action} />,
  };
  if (action.link) return <Base.LinkItem {...shared} render={action.link} closeOnClick />;
  if (action.checked !== undefined) {
    return (
      <Base.CheckboxItem
        {...shared}
        checked={action.checked}
        disabled={action.disabled}
        onCheckedChange={() => action.onPress?.()}
      />
    );
  }
  return <Base.Item {...shared} disabled={action.disabled} onClick={action.onPress} />;
}

function MenuFace({ action }: { action: MenuAction }) {
  const Glyph = action.icon;
  return (
    <>
      {Glyph && (
        <Glyph
          aria-hidden
          className={classes("size-4", action.hint && "mt-0.5 self-start", !action.danger && "text-muted")}
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{action.label}</span>
        {action.hint && <span className="block text-caption text-muted">{action.hint}</span>}
      </span>
      {action.shortcut && <span className="text-caption text-muted">{action.shortcut}</span>}
      {action.checked && <Check aria-hidden className="size-4 text-accent" />}
    </>
  );
}
