const messages = {
  notSaved: "Unsaved changes",
  staleTitle: "Someone else changed this record",
  staleMessage:
    "Your changes are still here. Save them over the other ones, or discard them and load the latest version.",
  saveAnyway: "Save my changes",
  showPresent: "Load latest version",
  leaveTitle: "Leave without saving?",
  leaveMessage: "Your changes on this screen will be lost.",
  leave: "Leave",
  stay: "Stay",
  draftRestored: "We restored what you typed before the page reloaded.",
  historyHint: "Who changed what, newest first.",
  colours: {
    emerald: "Emerald",
    teal: "Teal",
    sky: "Sky blue",
    indigo: "Indigo",
    violet: "Violet",
    rose: "Rose",
    amber: "Amber",
    slate: "Slate",
  },
};

export type FormMessages = typeof messages;
export default messages;
