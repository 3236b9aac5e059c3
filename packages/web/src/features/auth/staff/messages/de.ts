import type { StaffSignInMessages } from "./en.ts";

const messages: StaffSignInMessages = {
  title: "Mit Ihrem Code anmelden",
  purpose: "Sie haben ihn von der Geschäftsleitung erhalten.",
  withEmail: "Mit E-Mail-Adresse anmelden",
};
export default messages;
