const messages = {
  only: (places: string) => `You see only: ${places}`,
};
export default messages;
export type SeenPosMessages = typeof messages;
