import { Failure } from "@patron/contract/client";
import FileX from "lucide-react/icons/file-x";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { useCrumbs } from "../screen/screen-header.tsx";

/** Whether a record could not be loaded because its address names none, so that trying again does not help. */
export function isMissing(error: unknown): boolean {
  return error instanceof Failure && (error.status === 404 || error.code === "request.malformed");
}

/** Shown for a record that does not exist, with the way to the screen above it. */
export function MissingRecord({ crumbs }: { crumbs: readonly Crumb[] | undefined }) {
  const common = useCommonMessages();
  const own = useCrumbs();
  const above = (crumbs ?? own).findLast(({ label, link }) => label && link);
  return (
    <EmptyState
      icon={FileX}
      title={common.missingTitle}
      hint={common.missingHint}
      action={above?.link && <ButtonLink render={above.link}>{common.openScreen(above.label)}</ButtonLink>}
    />
  );
}
