import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { Loaded } from "#kit/loaded.tsx";
import { StoreAbout } from "./parts/store-about.tsx";
import { StoreGoods } from "./parts/store-goods.tsx";
import { StoreHead } from "./parts/store-head.tsx";

/** A public online store, for its customers: texts, items with their prices now, hours and delivery. */
export default function StoreScreen() {
  const path = usePathParams<"posId">();
  const language = useLanguage();
  return (
    <Loaded of={useCall(calls.onlineStore.show, { path, query: { language } })} fields={8}>
      {(store) => (
        <article className="flex w-full max-w-[60rem] flex-col gap-8">
          <StoreHead store={store} />
          <StoreGoods store={store} />
          <StoreAbout store={store} />
        </article>
      )}
    </Loaded>
  );
}
