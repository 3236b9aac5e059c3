import { inLanguages } from "../kit/texts.ts";

export const customerAccountsLabels = {
  fields: {
    user_name: inLanguages("Customer", "Клієнт", "Клиент", "Kunde", "Client"),
  },
  values: {},
};
