import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import { usePathParams } from "#kit/address/address.ts";
import { AddLink } from "#kit/list/add-link.tsx";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useLoyaltyCrumbs } from "../parts/use-loyalty-crumbs.tsx";
import { trialMessages } from "./messages.ts";
import { stateTone, useTrialName } from "./parts/trial-name.ts";
import { paths, screens } from "./screens.ts";

/** Trials of rules and prices on past sales. */
export default function TrialsScreen() {
  const t = useMessages(trialMessages);
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const show = useShow();
  const nameOf = useTrialName();
  const columns = useColumns(
    calls.ruleReplays.list,
    t,
    (c) => [
      c.own({
        id: "title",
        header: t.tried,
        width: 220,
        text: nameOf,
        cell: (row) => (
          <TextLink quiet link={<Link to={paths.trial({ loyaltyId, ruleReplayId: row.id })} />}>
            {nameOf(row)}
          </TextLink>
        ),
      }),
      c.own({ id: "period", header: t.period, cell: ({ date_from, date_to }) => show.days(date_from, date_to) }),
      c.own({ id: "state", cell: ({ state }) => <Status tone={stateTone[state]}>{t.values.state[state]}</Status> }),
      c.own({
        id: "sales_count",
        numeric: true,
        cell: ({ sales_count }) => (sales_count === null ? null : show.number(sales_count)),
      }),
      c.own({ id: "person", cell: ({ person }) => person?.title }),
      c.moment("created_dt", (row) => row.created_dt),
    ],
    [t, show, loyaltyId, nameOf],
  );
  return (
    <PagedScreen
      name="rule-trials"
      call={calls.ruleReplays.list}
      texts={{ purpose: t.listPurpose, emptyTitle: t.noTrials, emptyHint: t.noTrialsHint }}
      icon={History}
      path={{ loyaltyId }}
      action={<AddLink screen={screens.create}>{t.newTrial}</AddLink>}
      crumbs={useLoyaltyCrumbs(loyaltyId, "rules")}
      columns={columns}
      live={["rule_replay"]}
    />
  );
}
