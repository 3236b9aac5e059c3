export { identify } from "./identify.ts";
export { hasStewards } from "./queries.ts";
export { addStewardCode, findSteward, type Steward, takesStewards } from "./stewards.ts";
