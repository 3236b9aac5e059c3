import { serveThread } from "#kit/threads/serve.ts";
import { answerOn } from "./piece.ts";

serveThread(answerOn);
