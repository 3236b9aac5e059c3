import { type Logger, pino } from "pino";

/** Structured lines on standard error; what could be a credential is cut out wherever it stands. */
export function createLog(level: string): Logger {
  return pino(
    { level, redact: { paths: ["*.password", "*.token", "*.authorization", "req.headers"], remove: true } },
    pino.destination({ dest: 2, sync: false }),
  );
}
