import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useSession } from "#kit/session/session.ts";
import { goodsMessages } from "./messages.ts";
import { GoodsFields } from "./parts/goods-fields.tsx";
import { goodsForm } from "./parts/goods-form.ts";

/** Adds an item, with an empty price in the currency of the business. */
export default function GoodsCreateScreen() {
  const currency = useSession()?.business?.currency;
  const prices = currency ? [{ currency, price: "" }] : [];
  return (
    <CreateScreen
      {...goodsForm}
      call={calls.goods.add}
      texts={useMessages(goodsMessages)}
      of={useCall(calls.embedded.loyalties, { query: { only_active: true } })}
      values={({ items: [first] }) => ({ prices, loyalty_ids: first ? [first.id] : [], active: true })}
    >
      {(form) => <GoodsFields form={form} />}
    </CreateScreen>
  );
}
