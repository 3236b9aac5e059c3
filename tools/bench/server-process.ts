import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { startServer } from "../../packages/server/src/main.ts";

// The benchmark's server in a separate process, as in production, on a running database whose address arrives by message.
interface Order {
  address: DatabaseAddress;
  dataDir: string;
  /** The folder of the built web app. */
  webDist?: string;
}

process.on("message", (message: Order | "cpu") => {
  if (message !== "cpu") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
});
process.once("message", async ({ address, dataDir, webDist = undefined }: Order) => {
  const server = await startServer({ address, dataDir, webDist, port: 0, host: "127.0.0.1" });
  process.once("disconnect", () => void server.close().then(() => process.exit(0)));
  process.send?.({ url: server.url });
});
