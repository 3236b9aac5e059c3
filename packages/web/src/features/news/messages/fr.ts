import { plural } from "#kit/messages/fr.ts";
import type { NewsMessages } from "./en.ts";

const messages: NewsMessages = {
  purpose: "Offres et annonces sur les tickets de vos clients.",
  add: "Ajouter une actualité",
  emptyTitle: "Ajoutez votre première actualité",
  emptyHint: "Annoncez une offre, un nouveau magasin ou de nouveaux horaires sous le ticket.",
  general: "Général",
  generalHint: "Seul votre personnel voit le nom.",
  text: "Ce que voient les clients",
  textHint: "Les clients le lisent dans leur langue ; si elle manque, dans la langue principale du programme.",
  period: "Période d’affichage",
  periodHint: "Dans le fuseau horaire du programme.",
  current: "En cours",
  notCurrent: "Pas en cours",
  hints: {
    pos_ids: "Laissez vide pour l’afficher dans tous les points de vente.",
    date_from: "Laissez vide pour l’afficher dès maintenant.",
    date_to: "Laissez vide pour ne pas fixer de fin.",
    priority: "Les actualités de plus haute priorité viennent en premier.",
    active: "Les clients ne voient que les actualités actives.",
  },
  devices: "Push",
  devicesHint:
    "Le titre et le texte tels que vous les avez enregistrés, aux clients qui ont activé les messages sur un appareil. Même hors de la période.",
  sendToDevices: "Envoyer aux appareils",
  sendTitle: (count) => `Envoyer à ${plural(count, { one: "# client", other: "# clients" })} ?`,
  sendHint: "Ils la reçoivent sur leur téléphone ou leur ordinateur, gratuitement.",
  sendsNobody:
    "Aucun client ne reçoit encore d’offres sur un appareil. Le lien pour les activer est sur la fiche du client, sous Consentement.",
  send: "Envoyer",
  sending: "L’actualité est en cours d’envoi. Suivez-la dans Envois groupés.",
  photoHint: "JPEG ou PNG, jusqu’à 10 Mo.",
  photoAlt: "Photo de l’actualité",
};
export default messages;
