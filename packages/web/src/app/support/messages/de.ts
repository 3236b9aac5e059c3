import type { SupportMessages } from "./en.ts";

const messages: SupportMessages = {
  here: "Sie sind als Support hier.",
  until: (when) => `Ihr Zugang endet: ${when}. Jede Änderung steht im Änderungsprotokoll.`,
};
export default messages;
