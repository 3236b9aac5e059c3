import { terminalDevices } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { terminalOf } from "#kit/who.ts";
import { record } from "../record.ts";
import { changeDevice } from "./change.ts";
import * as queries from "./queries.ts";
import { ampOf, paxOf, stripeOf } from "./settings.ts";
import { stripeHandlers } from "./stripe.ts";

/** What a card terminal in the till's network cannot be switched on without. */
function missingIn<S extends { active: boolean }>(settings: S, needed: readonly (keyof S)[]): readonly (keyof S)[] {
  return settings.active ? needed.filter((name) => settings[name] === "") : [];
}

export const terminalDeviceCalls = implement(terminalDevices, {
  ...stripeHandlers,

  pax: record.showing(async ({ id, version }, { tenant }) => ({
    ...paxOf(await tenant.maybe(queries.getDevice(id, "pax"))),
    version,
  })),
  amp: record.showing(async ({ id, version }, { tenant }) => ({
    ...ampOf(await tenant.maybe(queries.getDevice(id, "amp"))),
    version,
  })),

  changePax: (context) =>
    changeDevice(context, "pax", paxOf, (stored) => {
      const { active, ...settings } = { ...paxOf(stored), ...context.body };
      const fields = missingIn({ active, ...settings }, ["host"]);
      if (fields.length > 0) throw context.fail("terminal_device.incomplete", { fields });
      return { active, settings: JSON.stringify(settings) };
    }),
  changeAmp: (context) =>
    changeDevice(context, "amp", ampOf, (stored) => {
      const { active, ...settings } = { ...ampOf(stored), ...context.body };
      const fields = missingIn({ active, ...settings }, ["host", "merchant_id"]);
      if (fields.length > 0) throw context.fail("terminal_device.incomplete", { fields });
      return { active, settings: JSON.stringify(settings) };
    }),

  async till({ tenant, who }) {
    const rows = await tenant.many(queries.listDevices(terminalOf(who).terminalId));
    const activeOf = (device: queries.Device) => rows.find((row) => row.device === device && row.active);
    const { active: hasPax, ...pax } = paxOf(activeOf("pax"));
    const { active: hasAmp, ...amp } = ampOf(activeOf("amp"));
    const { location: _, removed_location_id: __, reader_id, ...reader } = stripeOf(activeOf("stripe"));
    return {
      pax: hasPax ? pax : null,
      amp: hasAmp ? amp : null,
      stripe: reader_id === null ? null : { reader_id, ...reader },
    };
  },
});
