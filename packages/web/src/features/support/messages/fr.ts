import type { SupportMessages } from "./en.ts";

const messages: SupportMessages = {
  access: "Accès de l’assistance",
  accessHint:
    "Laisse entrer l’équipe d’assistance de cette installation pour un temps. Elle s’occupe des clients, des corrections et des messages, et ne peut modifier ni prix, ni employés, ni paramètres. Chaque modification figure à son nom au journal des modifications.",
  accessNone: "Cette installation n’a pas d’équipe d’assistance. Son administrateur peut en désigner une.",
  accessOff: "L’assistance ne peut pas entrer.",
  accessUntil: "L’assistance peut entrer jusqu’au",
  accessBy: "Autorisé par",
  lastEntered: "Dernière entrée",
  neverEntered: "Jamais",
  whoEntered: (who, when) => `${who}, ${when}`,
  duration: "Durée",
  durations: { 1: "1 heure", 8: "8 heures", 24: "1 jour", 72: "3 jours", 168: "1 semaine" },
  letIn: "Laisser entrer l’assistance",
  prolong: "Changer la durée",
  endAccess: "Mettre fin à l’accès",
  endTitle: "Mettre fin à l’accès de l’assistance\u00a0?",
  endMessage: "Les membres de l’assistance connectés ici sont déconnectés aussitôt.",
  ownerOnly: "Seul un propriétaire peut modifier cela.",
  purpose: "Interrogez ceux qui gèrent cette installation.",
  conversation: "Échanges",
  conversationHint:
    "L’assistance reçoit chaque message par e-mail et répond par e-mail ou, tant que vous la laissez entrer, ici.",
  emptyTitle: "Aucun message pour l’instant",
  emptyHint: "Décrivez ce que vous vouliez faire et ce qui s’est passé.",
  write: "Écrire à l’assistance",
  writeHint: "Une capture d’écran aide. N’envoyez jamais de mot de passe.",
  answer: "Réponse",
  answerHint: "La personne qui a posé la question reçoit une notification.",
  send: "Envoyer",
  addFile: "Ajouter un fichier",
  filesHint: "JPEG, PNG ou PDF, 5 fichiers et 5\u00a0Mo en tout au plus.",
  allMessages: "Tous les échanges avec l’assistance",
  fromSupport: "Assistance",
  unavailable:
    "Cette installation n’a pas d’équipe d’assistance\u00a0: personne ne recevrait votre message. Adressez-vous à son administrateur.",
  removeFile: (name) => `Retirer ${name}`,
  download: (name) => `Télécharger ${name}`,
  kilobytes: (size) => `${size} Ko`,
};

export default messages;
