import type { UnsubscribeMessages } from "./en.ts";

const messages: UnsubscribeMessages = {
  purpose: "Choisissez comment recevoir nos offres et nos nouvelles.",
  on: "Les changements s’appliquent aussitôt. Les reçus, les codes PIN et les messages sur vos bonus arrivent toujours.",
  off: "Vous ne recevez ni offres ni nouvelles. Activez un canal pour revenir.",
  offers: "Offres et nouvelles",
  push: "Notifications sur les appareils",
  other: "Autres messages",
  unsubscribe: "Se désabonner de tout",
};
export default messages;
