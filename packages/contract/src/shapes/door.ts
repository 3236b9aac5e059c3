export * from "./address.ts";
export * from "./photo.ts";
export * from "./session.ts";
