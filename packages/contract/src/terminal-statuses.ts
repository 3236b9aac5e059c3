import { TERMINAL_STATES, TERMINAL_STATUS_SORTS } from "./enums.ts";
import { call, group, roles, terminal } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reported = {
  state: s.oneOf(TERMINAL_STATES),
  app_version: s.nullable(s.text(50)),
  device_model: s.nullable(s.text(100)),
  /** In percent. */
  battery: s.nullable(s.whole(0, 100)),
  comment: s.nullable(s.text(500)),
};
/** What a terminal did from some moment on. */
export const TerminalStatus = s.object({
  id: s.idOf("terminal_status"),
  created_dt: s.instant,
  ...reported,
  /** The address that the report came from. */
  remote_addr: s.text(100),
  /** Who was signed in at the terminal. */
  staff: s.nullable(s.reference("staff")),
});
export const TerminalStatusBody = s.object({
  state: reported.state,
  app_version: s.optional(reported.app_version),
  device_model: s.optional(reported.device_model),
  battery: s.optional(reported.battery),
  comment: s.optional(reported.comment),
});

/** What terminals are doing, and did. */
export const terminalStatuses = group("terminalStatuses", {
  list: call("GET /terminal/{terminalId}/events/statuses", {
    summary:
      "Lists what a terminal was doing in the last 90 days, the latest first. Days are those of its point of sale.",
    access: roles("sales-point-manager", "fuel-manager", "support-operator", "viewer"),
    query: { date_from: s.text(40), date_to: s.text(40), remote_addr: s.text(100, 1) },
    paged: { sorts: TERMINAL_STATUS_SORTS },
    response: s.page(TerminalStatus),
    errors: ["terminal.not_found"],
  }),
  report: call("POST /term/status", {
    summary: "Reports what the terminal is doing. A report that repeats the previous one is not stored again.",
    access: terminal,
    body: TerminalStatusBody,
    response: s.done,
    extension: true,
  }),
});
