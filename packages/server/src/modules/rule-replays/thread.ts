import { serveThread } from "#kit/threads/serve.ts";
import { priceSales } from "./price-sales.ts";

serveThread(priceSales);
