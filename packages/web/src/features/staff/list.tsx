import { calls } from "@patron/contract/routes";
import IdCard from "lucide-react/icons/id-card";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { invitationMessages, staffMessages } from "./messages.ts";
import { AddStaff } from "./parts/add-staff.tsx";
import { Invitations } from "./parts/invitations.tsx";
import { StaffStatus } from "./parts/staff-status.tsx";
import { paths } from "./screens.ts";

/** Who works in the business. */
export default function StaffListScreen() {
  const t = useMessages(staffMessages);
  const own = useMessages(invitationMessages);
  const { state } = useCommonMessages();
  const columns = useColumns(
    calls.staff.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ staffId: id }), "photo"),
      c.text("position"),
      c.own({ id: "roles", cell: ({ roles }) => roles.map((role) => t.values.roles[role]).join(", ") }),
      c.own({ id: "phone", tabular: true, cell: ({ phone }) => phone && <bdi>{phone}</bdi> }),
      c.own({
        id: "auth_code_dt",
        header: t.fields.auth_code,
        cell: ({ auth_code_dt, has_account }) => (has_account ? own.account : auth_code_dt ? t.hasCode : t.hasNoCode),
      }),
      c.own({ id: "suspended", header: state, cell: ({ suspended }) => <StaffStatus suspended={suspended} /> }),
      { ...c.choice("access"), hidden: true },
      { ...c.text("email"), hidden: true },
      { ...c.text("external_code"), hidden: true },
      { ...c.day("hired_date"), sortable: false, hidden: true },
      { ...c.dateTime("created_dt"), hidden: true },
    ],
    [t, own, state],
  );
  return (
    <PagedScreen
      call={calls.staff.list}
      texts={t}
      icon={IdCard}
      action={<AddStaff />}
      lead={<Invitations />}
      columns={columns}
      searchName="search_text"
      filters={useFilters(calls.staff.list, t, (f) => [
        f.flag("suspended", t.fields.suspended, t.values.status.active, { label: state }),
      ])}
    />
  );
}
