import type { Messages } from "#kit/messages.ts";
import type en from "./en.ts";

const messages: Messages<typeof en> = {
  scan: "Scanner avec la caméra",
  picture: "Image de la caméra",
  starting: "Démarrage de la caméra…",
  hint: "Présentez un code-barres ou un QR code devant la caméra. Pour scanner le même code à nouveau, éloignez-le un instant.",
  done: "Terminé",
  retry: "Réessayer",
  failures: {
    insecure: {
      title: "La caméra exige une connexion sécurisée",
      text: "Les navigateurs n’autorisent la caméra qu’aux adresses commençant par https. Contactez votre administrateur.",
    },
    none: {
      title: "Aucune caméra trouvée",
      text: "Branchez une caméra ou utilisez un appareil qui en possède une.",
    },
    refused: {
      title: "La caméra n’est pas autorisée",
      text: "Autorisez la caméra pour ce site dans les réglages du navigateur, puis réessayez.",
    },
    busy: {
      title: "La caméra ne répond pas",
      text: "Fermez les autres applications qui utilisent la caméra, puis réessayez.",
    },
  },
  unreadable: {
    title: "Les codes ne peuvent pas être lus",
    text: "Rechargez la caisse dès que la connexion est rétablie.",
  },
  added: (title) => `Ajouté : ${title}`,
  unpriced: (title) => `${title} n’a pas de prix ici.`,
  customer: (name) => `Client : ${name}`,
  unknown: (code) => `Aucun article ni client n’a le code ${code}.`,
  unknownItem: (code) => `Aucun article n’a le code ${code}.`,
  asCustomer: "Ajouter comme client",
};

export default messages;
