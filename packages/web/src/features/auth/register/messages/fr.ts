import type { RegisterMessages } from "./en.ts";

const messages: RegisterMessages = {
  timeZoneHint: "Les rapports, les journées et les heures creuses suivent ce fuseau.",
  submitRegister: "Créer l’entreprise",
  passwordHint: "Au moins 8 caractères.",
  title: "Créez votre entreprise",
  purpose: "Une minute suffit. Vous pourrez tout modifier plus tard.",
  recommendedBy: (title) => `Recommandé par ${title}`,
  badReferral: "Ce lien de parrainage ne fonctionne pas",
  badReferralHint: "Vous pouvez vous inscrire sans lui ou le redemander.",
};

export default messages;
