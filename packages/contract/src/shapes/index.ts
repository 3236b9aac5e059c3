export * from "./address.ts";
export * from "./check.ts";
export * from "./photo.ts";
export * from "./price.ts";
export * from "./price-input.ts";
export * from "./priced.ts";
export * from "./second-factor.ts";
export * from "./session.ts";
