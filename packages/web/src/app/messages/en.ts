const messages = {
  language: "Language",
  theme: "Look",
  mode: "Mode",
  light: "Light",
  dark: "Dark",
  system: "System",
  accent: "Accent colour",
  accents: {
    emerald: "Emerald",
    teal: "Teal",
    sky: "Sky",
    indigo: "Indigo",
    violet: "Violet",
    rose: "Rose",
    amber: "Amber",
    slate: "Slate",
  },
  direction: "Direction",
  ltr: "Left to right",
  rtl: "Right to left",
  account: "Your account",
  profile: "Your profile",
  signOut: "Sign out",
  tagline: "Loyalty, tills, fuel and payments in one back office, with a reason for every number.",
};

export type ShellMessages = typeof messages;
export default messages;
