import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { goodsMessages } from "./messages.ts";
import { GoodsFields } from "./parts/goods-fields.tsx";
import { goodsForm } from "./parts/goods-form.ts";
import { paths } from "./screens.ts";

/** Adds an item, with a price in the currency of the business to fill in. */
export default function GoodsCreateScreen() {
  const programmes = useCall(calls.embedded.loyalties, { query: { only_active: true } });
  return (
    <>
      <ScreenHeader />
      <Loaded of={programmes} fields={8}>
        {({ items }) => <CreateForm first={items[0]?.id} />}
      </Loaded>
    </>
  );
}

function CreateForm({ first }: { first: string | undefined }) {
  const navigate = useNavigate();
  const currency = useSession()?.business?.currency;
  const form = useRecordForm(calls.goods.add, {
    ...{ ...goodsForm, texts: useMessages(goodsMessages) },
    values: {
      prices: currency ? [{ currency, price: "" }] : [],
      loyalty_ids: first ? [first] : [],
      active: true,
    },
    onDone: ({ id }) => void navigate({ to: paths.edit({ goodsId: id }), replace: true }),
  });
  return (
    <FormScreen form={form}>
      <GoodsFields form={form} />
    </FormScreen>
  );
}
