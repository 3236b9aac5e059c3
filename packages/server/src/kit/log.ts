import { type DestinationStream, type Logger, pino } from "pino";

/** Structured lines on standard error unless they are read elsewhere, with possible credentials removed everywhere. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino(
    {
      level,
      serializers: { err: serializeError },
      redact: { paths: ["*.password", "*.token", "*.authorization", "req.headers"], remove: true },
    },
    destination,
  );
}

/** The useful parts of an error; the driver attaches its whole connection to some. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, detail } = error as { code?: unknown; detail?: unknown }; // PostgreSQL's errors have both, others at most the code.
  return { type: error.name, message: error.message, stack: error.stack, code, detail };
}
