const messages = {
  purpose: "Shops, stations, road tankers and online stores where you sell.",
  add: "Add point of sale",
  emptyTitle: "Add your first point of sale",
  emptyHint: "Then add the terminals that sell there.",
  tabs: "Sections of this point of sale",
  tabSettings: "Settings",
  general: "General",
  generalHint: "Only staff see the name. Customers see the public name.",
  hints: {
    public_title: "Shown in the app and on receipts. Leave empty to use the name.",
    latitude: "In degrees, for example 50.450100.",
    priority: "Points of sale with a higher priority come first.",
  },
  place: "Location",
  placeHint: "Business days, happy hours and reports use this time zone.",
  contact: "Contact",
  contactHint: "Shown to customers.",
  work: "Status",
  workHint: "An inactive point of sale cannot sell and is hidden from customers.",
  active: "Active",
  activeLocked: "Switch off its terminals first.",
  photoHint: "JPEG or PNG, up to 10 MB. Shown to customers next to the name.",
  photoAlt: "Photo of the point of sale",
  referencesHint: "Your website and social pages. Customers see them with this point of sale.",
  addReference: "Add link",
  removeReference: "Remove link",
  noReferences: "No links yet",
  noTerminals: "No terminals here yet",
};

export type PosMessages = typeof messages;
export default messages;
