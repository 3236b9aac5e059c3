const messages = {
  purpose: "The places where your terminals stand: shops, stations, road tankers, online stores.",
  add: "Add point of sale",
  emptyTitle: "Add the first place where you sell",
  emptyHint: "Terminals, opening hours and prices belong to a point of sale.",
  tabs: "Parts of this point of sale",
  tabSettings: "Settings",
  general: "General",
  generalHint: "The name is for you and your staff; customers see the public name.",
  hints: {
    public_title: "In your customers' app and on receipts. Empty: the name above.",
    latitude: "In degrees, for example 50.450100.",
    priority: "Higher ones stand first where places are listed.",
  },
  place: "Place",
  placeHint: "Days, happy hours and reports of this place follow its time zone.",
  contact: "Contact",
  contactHint: "Shown to customers.",
  work: "How it works",
  workHint: "A place that is switched off sells nothing and is hidden from customers.",
  active: "This place is open for business",
  activeLocked: "Switch off its terminals first.",
  photoHint: "JPEG or PNG, up to 10 MB. Customers see it beside the name.",
  photoAlt: "Photo of the point of sale",
  referencesHint: "Your site and social pages, shown to customers with this place.",
  addReference: "Add link",
  removeReference: "Remove link",
  noReferences: "No links yet",
  noTerminals: "No terminals here yet",
};

export type PosMessages = typeof messages;
export default messages;
