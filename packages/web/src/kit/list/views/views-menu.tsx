import { calls } from "@patron/contract/routes";
import Bookmark from "lucide-react/icons/bookmark";
import { useAction } from "#kit/call/use-action.ts";
import { listMessages } from "#kit/list/messages.ts";
import { ToolFace } from "#kit/list/tool-face.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { Menu, type MenuAction, type MenuGroup } from "#ui/overlays/menu.tsx";
import { toast } from "#ui/overlays/toast.ts";
import type { SavedView, Views } from "./use-views.ts";
import { promptViewName } from "./view-name.tsx";

/** The saved views of a list: open, save, share, make default, remove. */
export function ViewsMenu({ list, views }: { list: string; views: Views }) {
  const t = useMessages(listMessages);
  const { all, present, changed, open } = views;
  const choice = (view: SavedView): MenuAction => ({
    id: view.id,
    label: view.title,
    checked: view === present,
    ...(view.made_by ? { hint: t.madeBy(view.made_by) } : {}),
    onPress: () => open(view),
  });
  const own = all.filter(({ mine }) => mine);
  const shared = all.filter(({ mine }) => !mine);
  const everything = { id: "none", label: t.noView, checked: present === undefined, onPress: () => open(null) };
  const groups: MenuGroup[] = [
    { single: true, actions: [everything, ...own.map(choice)] },
    ...(shared.length > 0 ? [{ label: t.sharedViews, single: true, actions: shared.map(choice) }] : []),
    { actions: useViewActions(list, views) },
  ];
  return (
    <Menu
      trigger={
        <Button size="sm" look="quiet" icon={Bookmark} aria-label={present && t.viewNow(present.title, changed)}>
          <ToolFace>
            <span className="inline-flex max-w-48 items-center gap-1.5">
              <span className="truncate">{present?.title ?? t.views}</span>
              {changed && <span className="size-2 shrink-0 rounded-full bg-accent" />}
            </span>
          </ToolFace>
        </Button>
      }
      groups={groups}
    />
  );
}

function useViewActions(list: string, views: Views): MenuAction[] {
  const t = useMessages(listMessages);
  const common = useCommonMessages();
  const { present, changed, content } = views;
  const saved = () => toast({ id: "saved", type: "success", message: common.saved });
  const done = (view: SavedView) => {
    views.name(view);
    saved();
  };
  const add = useAction(calls.views.add, { onDone: done });
  const change = useAction(calls.views.change, { onDone: saved });
  const remove = useAction(calls.views.remove, { onDone: () => views.open(null) });
  async function saveNew() {
    const named = await promptViewName({ title: t.saveView, action: common.save, name: "", shared: false });
    if (named) add.run({ body: { list, title: named.title, shared: named.shared, search: content } });
  }
  const actions: MenuAction[] = [{ id: "save", label: t.saveView, onPress: () => void saveNew() }];
  if (!present) return actions;
  const { id: viewId, title, shared, version } = present;
  const path = { viewId };
  async function rename() {
    const named = await promptViewName({ title: t.renameView, action: common.save, name: title, shared });
    if (named) change.run({ path, body: named }, version);
  }
  async function confirmRemove() {
    const request = { title: t.removeViewTitle(title), message: shared ? t.removeSharedView : t.removeView };
    if (await confirm({ ...request, confirm: t.removeViewAction, cancel: common.cancel }))
      remove.run({ path }, version);
  }
  const first = { id: "default", label: t.openFirst, checked: views.isDefault };
  const upkeep: MenuAction[] = [
    { id: "rename", label: t.renameView, onPress: () => void rename() },
    {
      id: "share",
      label: shared ? t.unshareView : t.shareView,
      onPress: () => change.run({ path, body: { shared: !shared } }, version),
    },
    { id: "remove", label: t.removeViewAction, danger: true, onPress: () => void confirmRemove() },
  ];
  const keep = {
    id: "keep",
    label: t.keepChanges,
    onPress: () => change.run({ path, body: { search: content } }, version),
  };
  return [
    ...(changed && present.changeable ? [keep] : []),
    ...actions,
    { ...first, onPress: () => views.setDefault(!views.isDefault) },
    ...(present.changeable ? upkeep : []),
  ];
}
