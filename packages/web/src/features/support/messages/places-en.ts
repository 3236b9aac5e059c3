const messages = {
  purpose: "Points of sale whose businesses want customers to find them here.",
  show: "Show",
  emptyTitle: "No requests",
  emptyHint: "You get an e-mail when a business requests a listing.",
  allow: "Allow",
  reject: "Reject",
  remove: "Remove from directory",
  cancel: "Cancel",
  previous: "Previous page",
  next: "Next page",
  list: "Listings",
  noAddress: "No address",
  directory: "Open the directory",
  to: "Decide about listings",
  section: "Public directory",
  sectionHint: "Businesses request listings of their points of sale here. You allow or reject them.",
  hints: { reason: "The business reads it, so say what to correct." },
};

export type PlaceRequestMessages = typeof messages;
export default messages;
