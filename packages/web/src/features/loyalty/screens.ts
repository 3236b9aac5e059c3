import { additionalServices } from "@patron/contract/routes/additionalServices";
import { cardCategories } from "@patron/contract/routes/cardCategories";
import { cardCategoryRules } from "@patron/contract/routes/cardCategoryRules";
import { deliveries } from "@patron/contract/routes/deliveries";
import { loyalty } from "@patron/contract/routes/loyalty";
import { messageTemplates } from "@patron/contract/routes/messageTemplates";
import { priceOptions } from "@patron/contract/routes/priceOptions";
import { rules } from "@patron/contract/routes/rules";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/loyalties", menu: ["business", 10], needs: [loyalty.list], load: () => import("./list.tsx") },
  create: { path: "/loyalties/create", needs: [loyalty.add], load: () => import("./create.tsx") },
  edit: { path: "/loyalties/{loyaltyId}", entity: "loyalty", needs: [loyalty.get], load: () => import("./edit.tsx") },
  addRule: {
    path: "/loyalties/{loyaltyId}/rules/create",
    needs: [rules.add],
    load: () => import("./rule-create.tsx"),
  },
  editRule: {
    path: "/loyalties/{loyaltyId}/rules/{ruleId}",
    entity: "rule",
    needs: [rules.get],
    load: () => import("./rule-edit.tsx"),
  },
  addCategory: {
    path: "/loyalties/{loyaltyId}/categories/create",
    needs: [cardCategories.add],
    load: () => import("./category-create.tsx"),
  },
  editCategory: {
    path: "/loyalties/{loyaltyId}/categories/{categoryId}",
    entity: "card_category",
    needs: [cardCategories.get],
    load: () => import("./category-edit.tsx"),
  },
  addCategoryRule: {
    path: "/loyalties/{loyaltyId}/category-rules/create",
    needs: [cardCategoryRules.add],
    load: () => import("./category-rule-create.tsx"),
  },
  editCategoryRule: {
    path: "/loyalties/{loyaltyId}/category-rules/{ruleId}",
    entity: "card_category_rule",
    needs: [cardCategoryRules.get],
    load: () => import("./category-rule-edit.tsx"),
  },
  addPriceInCurrency: {
    path: "/loyalties/{loyaltyId}/categories/{categoryId}/currencies/{currency}/prices/create",
    needs: [priceOptions.addInCurrency],
    load: () => import("./price-in-currency-create.tsx"),
  },
  editPriceInCurrency: {
    path: "/loyalties/{loyaltyId}/categories/{categoryId}/currencies/{currency}/prices/{itemId}",
    needs: [priceOptions.getInCurrency],
    load: () => import("./price-in-currency-edit.tsx"),
  },
  addPriceForAccount: {
    path: "/loyalties/{loyaltyId}/categories/{categoryId}/special_accounts/{accountId}/prices/create",
    needs: [priceOptions.addForAccount],
    load: () => import("./price-for-account-create.tsx"),
  },
  editPriceForAccount: {
    path: "/loyalties/{loyaltyId}/categories/{categoryId}/special_accounts/{accountId}/prices/{itemId}",
    needs: [priceOptions.getForAccount],
    load: () => import("./price-for-account-edit.tsx"),
  },
  addDelivery: {
    path: "/loyalties/{loyaltyId}/deliveries/create",
    needs: [deliveries.add],
    load: () => import("./delivery-create.tsx"),
  },
  editDelivery: {
    path: "/loyalties/{loyaltyId}/deliveries/{deliveryTypeId}",
    entity: "delivery_type",
    needs: [deliveries.get],
    load: () => import("./delivery-edit.tsx"),
  },
  addService: {
    path: "/loyalties/{loyaltyId}/additional-services/create",
    needs: [additionalServices.add],
    load: () => import("./service-create.tsx"),
  },
  editService: {
    path: "/loyalties/{loyaltyId}/additional-services/{additionalServiceId}",
    entity: "additional_service",
    needs: [additionalServices.get],
    load: () => import("./service-edit.tsx"),
  },
  editMessage: {
    path: "/loyalties/{loyaltyId}/messages/{messageCode}",
    needs: [messageTemplates.get],
    load: () => import("./message-edit.tsx"),
  },
});
export const paths = pathsOf(screens);
