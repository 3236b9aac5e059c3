import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { REFUSED_DUTIES, type TerminalType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import ChevronRight from "lucide-react/icons/chevron-right";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { type ReactNode, useId, useState } from "react";
import { useAddress } from "#kit/address/address.ts";
import { request } from "#kit/call/client.ts";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { registerMessages } from "../messages.ts";
import { enterTill, lastTillId } from "../till.ts";
import { type OfferedTill, tillGroups } from "../till-groups.ts";

type TillInUse = ReplyOf<typeof term.tillsInUse>["items"][number];

/** More tills need a search. */
const mostWithoutSearch = 6;

/** Tills by point of sale; the one that this device used last comes first. */
export function TillChoice() {
  const t = useMessages(registerMessages);
  const tills = useCall(calls.embedded.terminals, { query: { only_active: true } });
  const points = useCall(calls.embedded.pos, { query: {} });
  // The list does not wait for it.
  const { data: inUse } = useCall(calls.term.tillsInUse, {});
  return (
    <Card title={t.chooseTill} description={t.chooseTillHint}>
      <Loaded of={tills}>
        {({ items }) => (
          <Loaded of={points}>
            {(pos) => <Choice tills={items.filter(isOffered)} points={pos.items} inUse={inUse?.items ?? []} />}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}

/** A validator is not a till. A steward's terminal makes codes for one. */
const isOffered = ({ terminal_type }: { terminal_type: TerminalType }) =>
  terminal_type === "steward" || !REFUSED_DUTIES[terminal_type].includes("sell");

interface ChoiceProps extends Pick<Parameters<typeof tillGroups>[0], "tills" | "points"> {
  inUse: readonly TillInUse[];
}

function Choice({ tills, points, inUse }: ChoiceProps) {
  const t = useMessages(registerMessages);
  const [text, setText] = useState("");
  const { busy, open } = useOpening();
  // Read once: opening a till changes it while the list is still visible.
  const [{ till: scannedId }] = useAddress();
  const [lastId] = useState(scannedId ?? lastTillId);
  const { last, groups } = tillGroups({ tills, points, text, lastId });
  const row = (till: OfferedTill, isLast = false) => (
    <TillRow
      key={till.id}
      till={till}
      inUse={inUse.find(({ terminal_id }) => terminal_id === till.id)}
      isLast={isLast}
      busy={busy}
      onOpen={open}
    />
  );
  if (tills.length === 0) return <p className="text-body text-muted">{t.noTills}</p>;
  return (
    <div className="flex flex-col gap-5">
      {tills.length > mostWithoutSearch && (
        <SearchField
          slash
          size="lg"
          delayMs={0}
          value={text}
          onChange={setText}
          placeholder={t.searchTills}
          aria-label={t.searchTills}
        />
      )}
      {last && <Group title={last.id === scannedId ? t.scannedTill : t.lastTill}>{row(last, true)}</Group>}
      {groups.map((group) => (
        <Group key={group.id} title={group.title}>
          {group.tills.map((till) => row(till))}
        </Group>
      ))}
      <p role="status" className="text-body text-muted empty:-mt-5">
        {!last && groups.length === 0 && t.noTillFound}
      </p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="mb-2 wrap-anywhere text-table font-medium text-muted">
        {title}
      </h4>
      <div className="divide-y divide-default overflow-hidden rounded-control border border-lift">{children}</div>
    </section>
  );
}

interface TillRowProps {
  till: OfferedTill;
  inUse: TillInUse | undefined;
  /** Shown apart from its point of sale, so it names the point of sale itself. */
  isLast: boolean;
  /** The id of the till that is being opened. */
  busy: string | null;
  onOpen: (tillId: string) => void;
}

function TillRow({ till, inUse, isLast, busy, onOpen }: TillRowProps) {
  const inUseId = useId();
  const t = useMessages(registerMessages);
  const name = till.currency === null ? till.title : `${till.title} ${till.currency}`;
  return (
    <button
      type="button"
      aria-label={t.openTill(name, till.pos)}
      aria-describedby={inUse && inUseId}
      aria-busy={busy === till.id || undefined}
      onClick={() => busy ?? onOpen(till.id)}
      className={`focus-inset flex min-h-12 w-full items-center gap-3 px-4 py-2.5 text-start text-body transition-colors duration-150 ${isLast ? "bg-accent-soft text-on-accent-soft" : "bg-surface text-default hover:bg-hover active:bg-pressed"}`}
    >
      <span className="min-w-0 flex-1">
        {isLast && <span className="block wrap-anywhere text-table">{till.pos}</span>}
        <span className="wrap-anywhere font-medium">{till.title}</span>
        {till.currency !== null && <span className="ms-2 text-table text-muted">{till.currency}</span>}
        {inUse && (
          <span id={inUseId} className="mt-1 flex">
            <InUse {...inUse} />
          </span>
        )}
      </span>
      {busy === till.id ? (
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
      ) : (
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:rotate-180" />
      )}
    </button>
  );
}

/** Who has the till open, so that two people do not sell as one. */
function InUse({ opened_by, opened_dt }: TillInUse) {
  const t = useMessages(registerMessages);
  const { language } = useShow();
  const timeZone = useSession()?.business?.time_zone;
  const time = new Date(opened_dt).toLocaleTimeString(language, { timeStyle: "short", ...(timeZone && { timeZone }) });
  return <Status tone="info">{opened_by === null ? t.inUseUnnamed(time) : t.inUse(opened_by, time)}</Status>;
}

/** Opens a till in this tab: requests a hand-off and uses it at once. */
function useOpening() {
  const common = useCommonMessages();
  const [busy, setBusy] = useState<string | null>(null);
  async function open(terminalId: string) {
    setBusy(terminalId);
    try {
      const { hand_off } = await request(
        calls.term.openTill,
        { path: { terminalId } },
        { idempotencyKey: crypto.randomUUID() },
      );
      enterTill(await request(calls.term.handOff, { body: { hand_off } }));
    } catch (error) {
      toast({ type: "danger", message: failureText(common, failureOf(error)) });
      setBusy(null);
    }
  }
  return { busy, open: (terminalId: string) => void open(terminalId) };
}
