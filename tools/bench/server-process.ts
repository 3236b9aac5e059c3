import { Session } from "node:inspector/promises";
import { sharesOf } from "../../packages/bench/src/profile.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { startServer } from "../../packages/server/src/main.ts";

// The benchmark's server in a separate process, as in production, on a running database whose address arrives by message.
interface Order {
  address: DatabaseAddress;
  dataDir: string;
  /** The folder of the built web app. */
  webDist?: string;
}

const sampleEveryUs = 250;
/** Connected while a profile is taken, so that other figures are those of a server without it. */
const inspector = new Session();

/** Questions of the benchmark, each with its response. */
const responses = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1_000 };
  },
  async startProfile() {
    inspector.connect();
    await inspector.post("Profiler.enable");
    await inspector.post("Profiler.setSamplingInterval", { interval: sampleEveryUs });
    await inspector.post("Profiler.start");
    return {};
  },
  async stopProfile() {
    const { profile } = await inspector.post("Profiler.stop");
    inspector.disconnect();
    return { shares: sharesOf(profile) };
  },
};
export type Question = keyof typeof responses;
export type Response<Asked extends Question> = Awaited<ReturnType<(typeof responses)[Asked]>>;

process.on("message", async (message: Order | Question) => {
  if (typeof message === "string") process.send?.(await responses[message]());
});
process.once("message", async ({ address, dataDir, webDist = undefined }: Order) => {
  const server = await startServer({ address, dataDir, webDist, port: 0, host: "127.0.0.1" });
  process.once("disconnect", () => void server.close().then(() => process.exit(0)));
  process.send?.({ url: server.url });
});
