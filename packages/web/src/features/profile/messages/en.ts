const messages = {
  person: "Personal details",
  personHint: "Your name is shown with everything that you do here.",
  photoHint: "Your picture. JPEG or PNG, up to 10 MB.",
  photoAlt: "Your picture",
};

export type ProfileMessages = typeof messages;
export default messages;
