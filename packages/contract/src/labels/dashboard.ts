export const dashboardLabels = {
  about: "Figures of the business at a glance.",
};
