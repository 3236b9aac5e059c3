import type { OneTimeCodeMessages } from "./en.ts";

const messages: OneTimeCodeMessages = {
  forgotTitle: "Choisissez un nouveau mot de passe",
  forgotPurpose: "Saisissez votre adresse e-mail, et nous vous enverrons un code.",
  byCodeTitle: "Se connecter avec un code",
  byCodePurpose:
    "Saisissez votre adresse e-mail, et nous vous enverrons un code pour vous connecter sans mot de passe.",
  sendCode: "Envoyer le code",
  checkEmail: "Consultez vos e-mails",
  codeSent: (email: string) =>
    `Si ${email} correspond à un compte, un code à six chiffres y arrive dans un instant. Il est valable dix minutes, dans ce navigateur.`,
  phone: "Numéro de téléphone",
  byPhonePurpose: "Saisissez votre numéro de téléphone confirmé : nous vous enverrons un code par SMS.",
  checkPhone: "Consultez votre téléphone",
  codeSentByPhone: (phone: string) =>
    `Si le ${phone} est confirmé dans un compte, il reçoit à l’instant un code à six chiffres. Le code est valable dix minutes, dans ce navigateur.`,
  usePhone: "Utiliser le numéro de téléphone",
  useEmail: "Utiliser l’adresse e-mail",
  newPassword: "Nouveau mot de passe",
  savePassword: "Enregistrer et se connecter",
  sendAgain: "Envoyer un nouveau code",
  backToSignIn: "Retour à la connexion",
  passwordHint: "Au moins 8 caractères.",
};

export default messages;
