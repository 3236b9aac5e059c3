import { type Access, needsEveryPos } from "../kit/access.ts";
import type { AnyCall, Paging, Throttle } from "../kit/call.ts";
import { exportFormats } from "../kit/exports.ts";
import { accounts } from "./descriptions/accounts.ts";
import { components } from "./descriptions/components.ts";
import { fiscal } from "./descriptions/fiscal.ts";
import { goodsImports } from "./descriptions/goods-imports.ts";
import { identification } from "./descriptions/identification.ts";
import { office } from "./descriptions/office.ts";
import { offline } from "./descriptions/offline.ts";
import { operations } from "./descriptions/operations.ts";
import { pathParameters, queryParameters } from "./descriptions/parameters.ts";
import { people } from "./descriptions/people.ts";
import { places } from "./descriptions/places.ts";
import { poster } from "./descriptions/poster.ts";
import { readerPayments } from "./descriptions/reader-payments.ts";
import { refunds } from "./descriptions/refunds.ts";
import { ruleReplays } from "./descriptions/rule-replays.ts";
import { selling } from "./descriptions/selling.ts";
import { shared } from "./descriptions/shared.ts";
import { shifts } from "./descriptions/shifts.ts";
import type { Operation } from "./entry.ts";
import type { Plain } from "./json.ts";
import { fieldLabel, groupLabel, idLabel } from "./labels.ts";

const properties = {
  ...shared,
  ...people,
  ...accounts,
  ...selling,
  ...office,
  ...offline,
  ...goodsImports,
  ...identification,
  ...refunds,
  ...ruleReplays,
  ...shifts,
  ...fiscal,
  ...readerPayments,
  ...places,
  ...poster,
};

/** Every row of the descriptions of properties, including duplicates, for a test. */
export const propertyRows: readonly string[] = [
  shared,
  people,
  accounts,
  selling,
  office,
  offline,
  goodsImports,
  refunds,
  ruleReplays,
  shifts,
  fiscal,
  readerPayments,
  places,
  poster,
].flatMap(Object.keys);

/**
 * Returns the description of a property: from its component, or from the record that the component creates, changes or lists, or shared by all fields
 * of this name; else its label in the audit log.
 */
export function propertyDescription(field: string, owner: string, shape: Plain): string | undefined {
  const record = owner.replace(/(Create|Update|Write|Summary|Option|Row)$/, "");
  const listed = owner.replace(/^Listed/, "");
  if (field === "id" && /Create$/.test(owner)) return ownId;
  const rows = [`${owner}.${field}`, `${record}.${field}`, `${listed}.${field}`, field];
  const row = rows.find((one) => one in properties);
  return row ? properties[row] : (idLabel(shape["x-entity"]) ?? fieldLabel(field));
}

const ownId =
  "Identifier of your own, a UUID, which makes the request safe to repeat. The server makes one when absent.";

/** Returns the description of a component. */
export function componentNotes(name: string): Plain {
  const description = components[name];
  return description ? { description } : {};
}

/** Returns the description of a path parameter of an operation. */
export function pathDescription(name: string, call: AnyCall): string | undefined {
  const [group] = (call.name as string).split("."); // AnyCall widens it to any.
  return pathParameters[`${group}.${name}`] ?? pathParameters[name] ?? idLabel(call.paramEntities[name]);
}

/** Returns the description of a query parameter of an operation. */
export function queryDescription(name: string, operation: string, shape: Plain): string | undefined {
  const row = queryParameters[`${operation}.${name}`] ?? queryParameters[`${operation.split(".")[0]}.${name}`];
  return row ?? queryParameters[name] ?? idLabel(shape["x-entity"]) ?? properties[name];
}

/** Returns the description of a group's operations. */
export function tagDescription(name: string): string | undefined {
  return groupLabel(name);
}

/** Returns the description of an operation beyond its summary. */
export function operationDescription(operation: Operation): string {
  const { call, name } = operation;
  const paged = call.paged as Paging | undefined; // AnyCall widens it to any.
  const files = exportFormats(call).map((format) => format.toUpperCase());
  const lines = [
    operations[name],
    accessLine(call),
    call.needsKey && "Terminals and partners must send an `Idempotency-Key`.",
    call.method === "GET" && call.writes && "Changes something although it is a GET. The same path also takes POST.",
    call.secretAnswer &&
      "The response holds a secret that is shown once: repeating the request does not show it again.",
    paged && paged.sorts.length > 0 && `Sorts by ${paged.sorts.map((sort) => `\`${sort}\``).join(", ")}.`,
    files.length > 0 && `Also answers as ${files.join(", ")}, with every row, by \`Accept\`.`,
    call.throttle && throttleLine(call.throttle, (call.access as Access).caller), // AnyCall widens it.
    call.maxSeconds && `May take up to ${call.maxSeconds} seconds.`,
    call.maxBytes && `Takes bodies of up to ${call.maxBytes / 2 ** 20} MiB.`,
  ];
  return lines.filter(Boolean).join(" ");
}

function accessLine(call: AnyCall): string {
  const access: Access = call.access;
  if (access.caller === "open") return "Needs no credential.";
  if (access.caller === "terminal")
    return `For terminals: needs the token or the API key of one${access.staffed ? ", and a staff member who is signed in where the terminal requires it" : ""}.`;
  if (access.ownerOnly) return "For owners of the business.";
  const roles = access.roles.map((role) => `\`${role}\``).join(", ");
  const scopes = access.scopes.map((scope) => `\`${scope}\``).join(", ");
  const who = roles ? `Where roles decide, for people with one of ${roles}` : "For everyone who is signed in";
  const line = scopes ? `${who}; and with one of these scopes: ${scopes}.` : `${who}.`;
  return needsEveryPos(call) ? `${line} Not for people who see only some points of sale.` : line;
}

/** What the attempts of callers are counted by. */
const counted: Readonly<Record<Access["caller"], string>> = {
  open: "address",
  session: "person",
  terminal: "terminal",
};

function throttleLine({ attempts, seconds, field }: Throttle, caller: Access["caller"]): string {
  const of = field ? ` for each \`${field}\` and ${counted[caller]}` : ` for each ${counted[caller]}`;
  return `Takes ${attempts} attempts in ${seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`}${of}.`;
}
