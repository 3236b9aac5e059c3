import type { AreaChanges, Role, Scope } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { menuVisible } from "@patron/engine/access";
import { useRouter } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { useTitles } from "#kit/screen/titles.ts";
import type { Screen } from "#kit/screens.ts";

const requested = { query: { application: "businessdashboard" } };

/** The screens of the menu that a role sees without any scope, by title, and how much it may change there: by the same mappings as the menu. */
export function useRoleAreas(role: Role): { title: string; changes: AreaChanges }[] {
  const titles = useTitles();
  const language = useLanguage();
  const screens = useMenuScreens();
  const scopes = useCall(calls.platform.scopeMapping, requested).data?.methods_access_scopes_allowed;
  const roles = useCall(calls.platform.roleMapping, requested).data?.methods_restrictions;
  const entry = useCall(calls.platform.roles, requested).data?.items.find(({ code }) => code === role);
  if (!scopes || !roles || !entry) return [];
  const scopesOf = scopes as Record<string, Scope[]>; // The server generates it from the contract.
  const rolesOf = roles as Record<string, Role[]>; // The same.
  const caller = { model_active: true, owner: false, scopes: [], roles: [role] };
  const changesOf = new Map(entry.areas.map(({ area, changes }) => [area, changes]));
  return screens
    .filter(({ needs }) =>
      menuVisible(
        caller,
        needs.map(({ method, path }) => ({
          scopes: scopesOf[`${method} ${path}`] ?? [],
          roles: rolesOf[`${method} ${path}`] ?? [],
        })),
      ),
    )
    .map(({ path, needs }) => {
      // Who opens a till sells there, by the session of the till.
      if (path === "/register") return { title: titles[path], changes: "everything" as const };
      const [area] = needs.map(({ name }) => name.split(".")[0] ?? "");
      return { title: titles[path], changes: (area !== undefined && changesOf.get(area)) || "nothing" };
    })
    .sort((a, b) => a.title.localeCompare(b.title, language));
}

function useMenuScreens(): Screen[] {
  const { routesById } = useRouter();
  const routes = Object.values<{ options: { staticData?: { screen?: Screen } } }>(routesById);
  return routes.flatMap(({ options }) => (options.staticData?.screen?.menu ? [options.staticData.screen] : []));
}
