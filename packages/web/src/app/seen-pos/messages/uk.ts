import type { SeenPosMessages } from "./en.ts";

const messages: SeenPosMessages = {
  only: (places) => `Ви бачите лише: ${places}`,
};
export default messages;
