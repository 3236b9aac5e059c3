const messages = {
  person: "Personal details",
  personHint: "Your name is shown with everything that you do here.",
};

export type ProfileMessages = typeof messages;
export default messages;
