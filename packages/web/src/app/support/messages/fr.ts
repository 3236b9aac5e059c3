import type { SupportMessages } from "./en.ts";

const messages: SupportMessages = {
  here: "Vous êtes ici en tant qu’assistance.",
  until: (when) => `Votre accès se termine le ${when}. Chaque modification figure au journal des modifications.`,
};
export default messages;
