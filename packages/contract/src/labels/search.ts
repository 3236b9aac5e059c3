export const searchLabels = {
  about: "One search over everything that has a name, a number or a code.",
};
