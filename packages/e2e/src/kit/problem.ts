import { type FailureCode, failures } from "@patron/contract/kit";

/** The response of a call that fails with this code, for `route.fulfill`. */
export function problem(code: FailureCode) {
  const { status } = failures[code];
  const body = JSON.stringify({ type: "about:blank", title: code, status, code, details: {} });
  return { status, contentType: "application/problem+json", body };
}
