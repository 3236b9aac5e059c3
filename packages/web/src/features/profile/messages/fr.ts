import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Informations personnelles",
  personHint: "Votre nom s’affiche avec tout ce que vous faites ici.",
  phoneConfirmed:
    "Ce numéro vous permet de vous connecter. Si vous en changez, confirmez le nouveau sous « Connexion et sécurité ».",
  phoneOpen: "Pour recevoir des codes par SMS, confirmez le numéro sous « Connexion et sécurité ».",
  photoHint: "Votre photo. JPEG ou PNG, jusqu’à 10 Mo.",
  photoAlt: "Votre photo",
};

export default messages;
