export { identify, isOnceCode } from "./identify.ts";
export { hasStewards } from "./queries.ts";
export { addStewardCode, findSteward, type Steward, takesStewards } from "./stewards.ts";
