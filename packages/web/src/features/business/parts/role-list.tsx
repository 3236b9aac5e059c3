import type { Role } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { businessMessages } from "../messages.ts";
import { useRoleAreas } from "./use-role-areas.ts";

/** What each role may do; owners may see the back office as one of them. */
export function RoleList() {
  const t = useMessages(businessMessages);
  const common = useCommonMessages();
  const language = useLanguage();
  const isOwner = useSession()?.access === "owner";
  const { data } = useCall(calls.platform.roles, { query: { application: "businessdashboard" } });
  // The app starts anew with the access of the role: nothing stays that was loaded with the owner's.
  const view = useAction(calls.auth.startView, { onDone: () => location.assign("/") });
  async function request(role: Role, title: string) {
    const texts = { title: t.viewTitle(title), message: t.viewMessage, confirm: t.viewStart, cancel: common.cancel };
    if (await confirm({ ...texts, tone: "primary" })) view.run({ body: { role } });
  }
  const rows = (data?.items ?? []).map(({ code, title, description }) => {
    const name = title[language] ?? code;
    const tool = (
      <Button
        size="sm"
        look="link"
        aria-label={t.viewLabel(name)}
        disabled={view.busy}
        onClick={() => void request(code, name)}
      >
        {t.viewAs}
      </Button>
    );
    const value = (
      <>
        {description[language]}
        <Sentences role={code} />
      </>
    );
    return { term: name, value, ...(isOwner && { tool }) };
  });
  return rows.length > 0 ? <DefinitionList title={t.roles} rows={rows} /> : null;
}

/** What a role may see and change, by the screens of the menu. */
function Sentences({ role }: { role: Role }) {
  const t = useMessages(businessMessages);
  const areas = useRoleAreas(role);
  return (["everything", "something", "nothing"] as const).map((changes) => {
    const titles = areas.filter((one) => one.changes === changes).map(({ title }) => title);
    if (titles.length === 0) return null;
    return (
      <span key={changes} className="mt-1 block text-muted text-table">
        <span className="font-semibold">{t.roleMay[changes]}</span> {titles.join(", ")}
      </span>
    );
  });
}
