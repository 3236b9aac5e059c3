import type { SeenPosMessages } from "./en.ts";

const messages: SeenPosMessages = {
  only: (places) => `Vous ne voyez que : ${places}`,
};
export default messages;
