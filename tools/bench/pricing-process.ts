import { pricing } from "./pricing.ts";

// A process of its own: with everything else of the bench loaded beside it the same calculation takes a quarter longer.
console.log(JSON.stringify(pricing()));
