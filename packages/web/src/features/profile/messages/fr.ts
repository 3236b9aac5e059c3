import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Informations personnelles",
  personHint: "Votre nom s’affiche avec tout ce que vous faites ici.",
  photoHint: "Votre photo. JPEG ou PNG, jusqu’à 10 Mo.",
  photoAlt: "Votre photo",
};

export default messages;
