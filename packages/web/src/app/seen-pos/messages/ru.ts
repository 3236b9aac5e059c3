import type { SeenPosMessages } from "./en.ts";

const messages: SeenPosMessages = {
  only: (places) => `Вы видите только: ${places}`,
};
export default messages;
