import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Informations personnelles",
  personHint: "Votre nom s’affiche avec tout ce que vous faites ici.",
};

export default messages;
