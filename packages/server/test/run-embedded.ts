import { startEmbedded } from "../src/kit/database/embedded.ts";
import { StartRefused } from "../src/kit/database/start-refused.ts";

// A process for tests that kill one: starts the embedded database on the given folder, reports that, and keeps running. It prints JSON
// lines.
const report = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
try {
  const database = await startEmbedded({ dataDir: process.argv[2] ?? "", report: (line) => report({ report: line }) });
  report({ address: database.address });
  process.once("SIGTERM", () => void database.stop().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  report({ refused: error.message });
  process.exitCode = 1;
}
