export { defaultTexts } from "./default-texts.ts";
export { fill, signed, type Texts, unknownValues, type Values } from "./fill.ts";
export { encodingOf, partsOf, type Reachable, recipientOf, requestDelivery, routeOf } from "./outbox.ts";
export { addMessages } from "./queries.ts";
export {
  commonValues,
  finished,
  type Notice,
  notify,
  notifyEach,
  readAddressee,
  sendNotices,
  wordingOf,
} from "./send.ts";
export { readTemplates, type StoredTemplate, storedTemplates, templateOf } from "./templates.ts";
export { addressText, bonusValue, dayValue, momentValues, moneyValue, plain, signedBonusValue } from "./values.ts";
