import type { SeenPosMessages } from "./en.ts";

const messages: SeenPosMessages = {
  only: (places) => `Sie sehen nur: ${places}`,
};
export default messages;
