const messages = {
  now: "Now",
  at: "At another time",
  day: "Day",
  time: "Time",
};

export type AtMomentMessages = typeof messages;
export default messages;
