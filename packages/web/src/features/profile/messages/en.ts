const messages = {
  person: "Personal details",
  personHint: "Your name is shown with everything that you do here.",
  phoneConfirmed:
    "You can sign in with this number. If you change it, confirm the new one under “Sign-in and security”.",
  phoneOpen: "To get codes by SMS, confirm the number under “Sign-in and security”.",
  photoHint: "Your picture. JPEG or PNG, up to 10 MB.",
  photoAlt: "Your picture",
};

export type ProfileMessages = typeof messages;
export default messages;
