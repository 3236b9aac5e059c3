export const searchLabels = {
  about: "One search across everything that has a name, a number or a code.",
};
