export const passUpdateLabels = {
  about: "How Apple Wallet keeps the passes on phones up to date. Apple decides what these calls look like.",
};
