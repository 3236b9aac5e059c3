import { call, group, open } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const unauthorised = ["wallet_pass.not_found", "wallet_pass.token_wrong"] as const;

/** The passes on a phone that have changed, and what to ask from next time. */
export const ChangedPasses = s.object({ serialNumbers: s.list(s.text(36), 1000), lastUpdated: s.text(20) });

/**
 * How Apple Wallet keeps passes up to date. Apple decides paths, bodies and statuses; `service` is the programme's address, and each pass has a token
 * of its own, which a phone sends as `Authorization: ApplePass …`.
 */
export const passUpdates = group("passUpdates", {
  register: call("POST /public/wallet/apple/{service}/v1/devices/{device}/registrations/{passType}/{serial}", {
    summary: "Registers a phone for the updates of a pass. 201 the first time, 200 again.",
    access: open,
    body: s.foreign("pushToken"),
    response: s.anyObject,
    errors: unauthorised,
    extension: true,
  }),
  unregister: call("DELETE /public/wallet/apple/{service}/v1/devices/{device}/registrations/{passType}/{serial}", {
    summary: "Ends the updates of a pass on a phone that has removed it.",
    access: open,
    response: s.anyObject,
    errors: unauthorised,
    extension: true,
  }),
  changed: call("GET /public/wallet/apple/{service}/v1/devices/{device}/registrations/{passType}", {
    summary: "Lists the passes on a phone that have changed. 204 without any.",
    access: open,
    query: { passesUpdatedSince: s.text(20) },
    response: ChangedPasses,
    errors: ["wallet_pass.not_found"],
    extension: true,
  }),
  latest: call("GET /public/wallet/apple/{service}/v1/passes/{passType}/{serial}", {
    summary: "Returns a pass as it is now. 304 if it has not changed since If-Modified-Since.",
    access: open,
    response: s.file,
    answer: "pkpass",
    errors: unauthorised,
    extension: true,
  }),
  log: call("POST /public/wallet/apple/{service}/v1/log", {
    summary: "Takes what a phone reports about faults, for the log of the server.",
    access: open,
    body: s.object({ logs: s.list(s.text(10_000), 100) }),
    response: s.anyObject,
    errors: ["wallet_pass.not_found"],
    throttle: { attempts: 60, seconds: 3600, field: "service" },
    reads: true,
    extension: true,
  }),
});
