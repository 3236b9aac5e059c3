import { plural } from "#kit/messages/fr.ts";
import type { MessageMessages } from "./en.ts";

const messages: MessageMessages = {
  deliveryPurpose:
    "Comment les messages parviennent à vos clients. Les mots de passe sont chiffrés et ne s’affichent jamais.",
  service: "Service",
  serviceHints: {
    sms: "Messages sur les téléphones. Il vous faut un compte auprès de l’un de ces services.",
    viber: "Messages Viber. Il vous faut un compte et un nom d’expéditeur approuvé par Viber.",
    email: "E-mails envoyés de votre adresse par votre serveur de messagerie.",
    "external-system":
      "Chaque message arrive dans votre système sous forme de requête signée, par exemple dans votre propre messagerie.",
  },
  secrets: { smtp: "Mot de passe", turbosms: "Jeton", twilio: "Jeton (Auth Token)" },
  secretHints: {
    smtp: "Laissez vide si le serveur n’en demande pas.",
    turbosms: "Créez-le dans TurboSMS, rubrique « Connexion à la passerelle ».",
    twilio: "Il figure sur la première page de la console Twilio.",
  },
  logins: { smtp: "Utilisateur", twilio: "Account SID (identifiant du compte)" },
  senderHints: {
    smtp: "L’adresse d’où partent vos e-mails.",
    turbosms: "Le nom d’expéditeur approuvé par TurboSMS.",
    twilio: "Un numéro de Twilio, ou le SID d’un service de messagerie.",
  },
  secretStored: "Enregistré. Laissez vide pour le conserver.",
  signingSecret: "Clé de signature",
  signingSecretOnce: "Copiez-la dans le système qui reçoit les messages, puis enregistrez. Elle ne s’affichera plus.",
  signingSecretStored: "Une clé est enregistrée.",
  signingSecretMissing: "Elle permet à votre système de vérifier qu’une requête vient d’ici.",
  makeSigningSecret: "Créer une clé",
  replaceSigningSecret: "Créer une nouvelle clé",
  costs: "Coût",
  costsHint:
    "Pour savoir d’avance ce que coûtera un message à de nombreux clients. Un texte long part en plusieurs parties.",
  working: (time: string) => `Dernier message envoyé le ${time}.`,
  failing: (time: string) => `La dernière tentative a échoué le ${time}`,
  emptyTitle: "Pas encore de messages",
  emptyHint: "Envoyez un message à vos clients : il apparaîtra ici.",
  purpose: "Messages envoyés à vos clients, et ce qu’ils sont devenus.",
  mailings: {
    purpose: "Messages à de nombreux clients à la fois.",
    add: "Envoyer un message",
    emptyTitle: "Pas encore d’envois groupés",
    emptyHint: "Annoncez à vos clients une offre, de nouveaux horaires ou un nouveau magasin.",
  },
  customer: "Client",
  message: "Message du client",
  triedAgain: "Une nouvelle tentative aura lieu d’elle-même.",
  progress: "Avancement",
  progressHint: "Se met à jour de lui-même. Vous pouvez quitter cette page.",
  text: "Texte",
  textHint: "Chaque client reçoit sa langue, sinon la langue principale du programme.",
  stop: "Arrêter",
  resume: "Reprendre",
  doneOf: (done, all) => `${done} sur ${all}`,
  chosen: (count) => plural(count, { one: "# client choisi dans la liste", other: "# clients choisis dans la liste" }),
  all: "Tous",
  audience: "Destinataires",
  audienceHint: "Les clients bloqués ne reçoivent pas de messages.",
  channelsHint: "Le premier canal qui atteint le client compte. Si un message n’arrive pas, le suivant est essayé.",
  minutes: "minutes (min)",
  review: "Vérifier et envoyer",
  send: "Envoyer",
  nobody: "Personne n’est joignable ainsi. Choisissez d’autres destinataires ou canaux.",
  sendTitle: (count) => `Envoyer à ${plural(count, { one: "# client", other: "# clients" })} ?`,
  byChannel: (channel, count, sum) =>
    sum === null
      ? `${channel} : ${plural(count, { one: "# client", other: "# clients" })}.`
      : `${channel} : ${plural(count, { one: "# client", other: "# clients" })}, ${sum}.`,
  inAll: (sum) => `En tout ${sum}.`,
  nobodyAgreed:
    "Aucun de ces clients n’a accepté la publicité. Leurs réponses se trouvent sur leurs pages, sous « Consentement ».",
  withoutConsent: (count) =>
    `Sans consentement à la publicité : ${plural(count, { one: "# client", other: "# clients" })}.`,
  unreachable: (count) => `Injoignables par ces canaux : ${plural(count, { one: "# client", other: "# clients" })}.`,
  test: "Envoyer un essai",
  testHint: "Enregistrez d’abord. L’essai part avec les paramètres enregistrés.",
  testTo: "Numéro de téléphone ou adresse e-mail",
  testGo: "Envoyer l’essai",
  testSent: "L’essai est parti. Vérifiez qu’il est arrivé.",
  testWaits: "Envoi en cours…",
  testPlain: "L’essai est envoyé à l’adresse web ci-dessus.",
  hints: {
    channels: "Dans l’ordre où ils sont essayés.",
    active: "Les messages partent par ce canal.",
    url: "Votre système répond par un statut de 200 à 299 dès qu’il a le message.",
    part_price: "Laissez vide si vous ne le connaissez pas.",
  },
};

export default messages;
