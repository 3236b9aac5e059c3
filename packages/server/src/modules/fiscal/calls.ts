import { fiscal } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { terminalOf } from "#kit/who.ts";
import { changeDevice, getDevice, terminalRecord } from "../terminals/public.ts";
import { readTransaction } from "../transactions/public.ts";
import { deviceOf, missingIn, sealed, secretsOf, storedOf, toDevice } from "./device.ts";
import { receiptExport } from "./export.ts";
import { readFilter } from "./filter.ts";
import { registerShiftEnd, requestRegistration } from "./outbox.ts";
import * as queries from "./queries.ts";
import { stateOf, toReceipt } from "./views.ts";

/** The only currency in which the device registers sales. */
const currency = "UAH";

export const fiscalCalls = implement(
  fiscal,
  {
    device: terminalRecord.showing(async ({ id, version }, { tenant, settings }) => ({
      ...toDevice(await tenant.maybe(getDevice(id, "checkbox")), settings),
      version,
    })),

    async changeDevice(context) {
      const { body, settings, fail, tenant, now } = context;
      const show = (row: Parameters<typeof toDevice>[0]) => toDevice(row, settings);
      const changed = await changeDevice(context, "checkbox", show, (stored, terminal) => {
        const known = secretsOf(stored, settings);
        const { url, cashier_login } = { ...storedOf(stored), ...body };
        const secrets = {
          license_key: body.license_key ?? known.license_key,
          cashier_secret: body.cashier_secret ?? known.cashier_secret,
        };
        const { active = stored?.active ?? false } = body;
        const fields = missingIn(secrets);
        if (active && fields.length > 0) throw fail("fiscal.incomplete", { fields });
        if (active && terminal.currency !== currency) throw fail("fiscal.currency");
        const owner = { business_id: tenant.businessId, terminal_id: terminal.id };
        return {
          ...{ active, settings: JSON.stringify({ url, cashier_login }) },
          secret: sealed(secrets, owner, settings),
        };
      });
      if (changed.active) {
        await tenant.run(queries.hurry(context.path.terminalId, now));
        await requestRegistration(tenant, context.path.terminalId);
      }
      return changed;
    },

    check: terminalRecord.showing(async ({ id }, { tenant, settings, fail }) => {
      const stored = await tenant.maybe(getDevice(id, "checkbox"));
      const device = deviceOf(stored, settings);
      if (!device) throw fail("fiscal.incomplete", { fields: missingIn(secretsOf(stored, settings)) });
      const taxes = await tenant.many(queries.listTaxesAt(id));
      const state = await device.check();
      const unknown = state.problem === null ? taxes.filter(({ code }) => !state.taxes.includes(code)) : [];
      return {
        ...{ problem: state.problem, said: state.said ?? "" },
        ...{ register_number: state.registerNumber, address: state.address },
        ...{ is_test: state.isTest, shift_open: state.isShiftOpen },
        unknown_taxes: unknown.map(({ id, title }) => ({ id, title })),
      };
    }),

    async closeShift(context) {
      const { tenant, now, changed, fail } = context;
      const terminal = await terminalRecord.locked(context);
      const stored = await tenant.maybe(getDevice(terminal.id, "checkbox"));
      if (!stored?.active) return fail("fiscal.inactive");
      const id = await registerShiftEnd(tenant, { id: terminal.id, pos_id: terminal.pos_id }, now);
      const after = toReceipt(await tenant.one(queries.getReceipt(id)));
      changed({ entityType: "fiscal_receipt", id, after });
      return after;
    },

    async list({ query, page, tenant }) {
      const { filter } = await readFilter(tenant, query);
      return readPage({ tenant, page }, queries.listReceipts(filter, page), (rows) => rows.map(toReceipt));
    },

    async repeat({ path, tenant, now, fail, changed }) {
      const row = await tenant.maybe(queries.lockReceipt(path.fiscalReceiptId));
      if (!row) return fail("fiscal_receipt.not_found");
      if (row.state === "registered" || row.state === "dropped") return fail("fiscal_receipt.done");
      const before = toReceipt(await tenant.one(queries.getReceipt(row.id)));
      await tenant.run(queries.saveReceipt(row.id, { due_dt: now }, now));
      await requestRegistration(tenant, row.terminal_id);
      const after = toReceipt(await tenant.one(queries.getReceipt(row.id)));
      changed({ entityType: "fiscal_receipt", id: row.id, before, after });
      return after;
    },

    async ofCheck({ path, tenant, who, fail }) {
      const transaction = await readTransaction(tenant, path.transactionId);
      if (transaction?.terminal?.id !== terminalOf(who).terminalId) return fail("transaction.not_found");
      return { items: (await tenant.many(queries.listReceiptsOf(path.transactionId))).map(stateOf) };
    },
  },
  { list: receiptExport },
);
