export const embeddedLabels = {
  about: "Short lists for pickers. Everyone who is signed in may read them.",
};
