import type { SecurityMessages } from "./en.ts";

const messages: SecurityMessages = {
  emailHint: "Vous vous connectez avec cette adresse, et nous y écrivons quand votre compte change.",
  emailConfirmed: "Confirmée",
  emailOpen: "Pas encore confirmée. Vous pouvez continuer en attendant.",
  sendAgain: "Renvoyer le lien",
  sentAgain: "Lien envoyé",
  changeEmail: "Changer d’adresse e-mail",
  newEmail: "Nouvelle adresse e-mail",
  newEmailHint: "Nous envoyons un code PIN à cette adresse. Rien ne change tant que vous ne l’avez pas saisi.",
  externalIdHint: "Votre numéro dans un autre système, comme la paie. Les intégrations vous retrouvent grâce à lui.",
  changeExternalId: "Modifier l’identifiant",
  newExternalIdHint: "Pour confirmer, nous envoyons un code PIN à votre adresse e-mail.",
  none: "Aucun",
  sendPin: "Envoyer le code PIN",
  confirmChange: "Enregistrer",
  pinSent: (address: string) => `Nous avons envoyé un code PIN à ${address}. Il est valable dix minutes.`,
  password: "Mot de passe",
  passwordHint: "Changer de mot de passe vous déconnecte de tous vos autres appareils.",
  newPassword: "Nouveau mot de passe",
  newPasswordHint: "Au moins 8 caractères.",
  sessions: "Où vous êtes connecté",
  sessionsHint: "Si vous ne reconnaissez pas un appareil, déconnectez-le et changez de mot de passe.",
  thisDevice: "Cet appareil",
  unknownDevice: "Appareil inconnu",
  usedAt: (time: string) => `Dernière activité : ${time}`,
  openedAt: (time: string) => `Connexion : ${time}`,
  endSession: "Déconnecter",
  endSessionOf: (device: string) => `Déconnecter : ${device}`,
  sessionEnded: "Cet appareil a été déconnecté",
  endOthers: "Déconnecter tous les autres",
  endOthersMessage: "Vous restez connecté uniquement sur cet appareil.",
  othersEnded: "Tous les autres appareils ont été déconnectés",
  captchaNotLoaded:
    "Le captcha ne s’est pas chargé. Vérifiez votre connexion et votre bloqueur de publicité, puis rechargez la page.",
};

export default messages;
