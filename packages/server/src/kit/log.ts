import { type Logger, pino } from "pino";

/** Structured lines on standard error; what could be a credential is cut out wherever it stands. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      serializers: { err: serializeError },
      redact: { paths: ["*.password", "*.token", "*.authorization", "req.headers"], remove: true },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

/** What of an error helps a reader; the driver hangs its whole connection to some. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, detail } = error as { code?: unknown; detail?: unknown }; // PostgreSQL's errors have both, others perhaps the code.
  return { type: error.name, message: error.message, stack: error.stack, code, detail };
}
