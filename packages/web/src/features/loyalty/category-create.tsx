import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { categoryMessages } from "./messages.ts";
import { CategoryFields, categoryForm } from "./parts/category-fields.tsx";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** Adds a customer category to a programme. */
export default function CategoryCreateScreen() {
  const path = usePathParams<"loyaltyId">();
  return (
    <CreateScreen
      {...categoryForm}
      call={calls.cardCategories.add}
      texts={useMessages(categoryMessages)}
      crumbs={useLoyaltyCrumbs(path.loyaltyId, "categories")}
      values={{ active: true }}
    >
      {(form) => <CategoryFields form={form} />}
    </CreateScreen>
  );
}
