const messages = {
  hoursTitle: "Weekly hours",
  hoursHint:
    "In the time zone of the point of sale. An end before its beginning is on the next day. Leave empty if you do not show hours.",
  addHours: "Add hours",
  removeHours: "Remove hours",
  noHours: "No opening hours",
  otherTitle: "Other hours",
  otherHint: "For holidays and other days. They replace the weekly hours of the date.",
  addDate: "Add date",
  removeDate: "Remove date",
  noDates: "No dates with other hours",
  store: "Online store",
  storeHint: "What customers see of this point of sale online: its texts, hours, items and delivery types.",
  active: "Online store switched on",
  isPublic: "This online store is public",
  notPublic: "This online store is not public yet",
  openStore: "Open the store",
  openData: "Data for your website",
  deliveries: "Payment, terms and delivery types belong to the programme.",
  toProgramme: "Open the programme",
  preview: "Items in the store",
  previewHint: "With the prices that customers see now.",
};

export type PosStoreMessages = typeof messages;
export default messages;
