import { calls } from "@patron/contract/routes";
import { POS_TYPES } from "@patron/contract/words";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Store from "lucide-react/icons/store";
import { useAddress } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useColumns } from "#kit/list/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { posMessages } from "./messages.ts";
import { addressLine } from "./parts/address-line.ts";
import { paths } from "./screens.ts";

/** Every point of sale of the business. */
export default function PosListScreen() {
  const t = useMessages(posMessages);
  const [{ pos_type }] = useAddress();
  const type = POS_TYPES.find((one) => one === pos_type);
  const { data, error, isFetching, refetch } = useCall(calls.pos.list, { query: type ? { pos_type: type } : {} });
  const columns = useColumns(calls.pos.list, (c) => [
    c.link("title", t.name, ({ id }) => paths.edit({ posId: id }), "photo"),
    c.own({
      id: "pos_type",
      header: t.type,
      key: (row) => t.types[row.pos_type],
      cell: (row) => t.types[row.pos_type],
    }),
    c.own({ id: "address", header: t.address, text: addressLine, key: addressLine, cell: addressLine }),
    c.own({ id: "loyalty", header: t.loyalty, key: (row) => row.loyalty.title, cell: (row) => row.loyalty.title }),
    c.number("terminals_count", t.terminals),
    c.number("priority", t.priority),
    c.active("active", t.state),
  ]);
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={[
        { name: "pos_type", label: t.type, options: POS_TYPES.map((value) => ({ value, label: t.types[value] })) },
      ]}
      rows={data?.items}
      refreshing={isFetching}
      error={error}
      retry={() => void refetch()}
      open={({ id }) => paths.edit({ posId: id })}
      empty={{ icon: Store, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
