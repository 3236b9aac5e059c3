const messages = {
  title: "Customer categories",
  hints: {
    sort_order: "From the lowest, 0, to the highest.",
    external_code: "For exchange with other programs: in files of customers and for tills.",
    color:
      "Background of the digital card, and of the category at the register. Leave empty for the colours of the programme.",
    text_color: "For both colours to be readable, choose one that differs clearly from the background.",
    public_description: "On the back of the digital card, and in messages about the category.",
    recalc_time: "In the time zone of the programme.",
    is_default: "Replaces the current default category.",
  },
  nightly: "Nightly check",
  nightlyHint: "Once a night, rules raise and lower customers whose purchases have changed or become too old.",
  notices: "Messages",
  noticesHint: "Who hears of a new category. What they read is on the Messages tab.",
  ownNoticesHint:
    "Who hears of this category is set for the programme. Choose channels to use for this category alone.",
  ownNoticesEmpty: "As set for the programme",
  channelsOfMessage: "The channels of each message",
  default: "New customers",
  add: "Add category",
  emptyTitle: "Add the first customer category",
  emptyHint: "Rules can give each category its own discount or bonuses: silver, gold, staff.",
  general: "General",
  generalHint: "The name is for you and your staff.",
  public: "For customers",
  publicHint: "Shown on the digital card: name, colours and benefits.",
  photoHint: "JPEG or PNG, up to 10 MB. The banner of the digital card.",
  photoAlt: "Picture of the category",
};

export type CategoryMessages = typeof messages;
export default messages;
