import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { accountKindOf, parseAccountAmount } from "@patron/engine/money";
import { useQuery } from "@tanstack/react-query";
import { useAccountAmount } from "#kit/account-amount.ts";
import { queries } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { addDecimals } from "#ui/fields/decimal-text.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { type Account, type Draft, type Paid, requestOf, type Step } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { retryWhileAway } from "../offline/answers.ts";
import { useDroppedAmount } from "../quantity/use-dropped-amount.ts";
import { requestTill } from "../till.ts";
import { AccountFailure } from "./account-failure.tsx";
import { PinField } from "./pin-field.tsx";
import { type VehicleDetails, VehicleFields, vehicleIn } from "./vehicle-fields.tsx";

/** What the cashier enters for a payment from a client account. */
export interface AccountDetails extends VehicleDetails {
  accountId: string;
  pin: string;
}
export const noDetails: AccountDetails = { accountId: "", odometer: null, vehicle: "", pin: "" };

/** The customer's accounts that could pay: those in the sale's currency, and those not in money. */
export function accountsFor({ customer }: Draft, currency: string): readonly Account[] {
  return (customer?.special_accounts ?? []).filter((one) => one.type !== "money" || one.currency === currency);
}

/** The chosen account; the first one by default. */
export function chosenOf(accounts: readonly Account[], { accountId }: AccountDetails): Account | undefined {
  return accounts.find((one) => one.special_account_id === accountId) ?? accounts[0];
}

export function paidFrom(account: Account, { pin, ...vehicle }: AccountDetails): Paid {
  const payment = { payment_type: "special-account" as const, special_account_id: account.special_account_id };
  return {
    payments: [{ ...payment, ...(pin.trim() ? { pin: pin.trim() } : {}) }],
    ...vehicleIn(account, vehicle),
  };
}

interface AccountPaymentProps {
  draft: Draft;
  step: (step: Step) => void;
  accounts: readonly Account[];
  details: AccountDetails;
  onChange: (details: AccountDetails) => void;
  /** The cashier has tried to pay, so required fields show errors. */
  pressed: boolean;
  /** The server requires a PIN. */
  pinRequested: boolean;
}

/** Fields of a payment from one of the customer's accounts, with the amount that it will pay. */
export function AccountPayment(props: AccountPaymentProps) {
  const { draft, step, accounts, details, onChange, pressed, pinRequested } = props;
  const t = useMessages(registerMessages);
  const amount = useAccountAmount();
  const account = chosenOf(accounts, details);
  const preview = usePreview(draft, account);
  // The account may have a price of its own.
  const failure = useDroppedAmount(preview.failure, draft, step);
  if (!account) return null;
  const options = accounts.map((one) => ({ value: one.special_account_id, label: one.title }));
  const available = account.available === null ? t.unbound : t.available(amount(account.available, account));
  return (
    <>
      <Field label={t.payFrom} hint={<bdi>{available}</bdi>}>
        <Select
          options={options}
          value={account.special_account_id}
          onChange={(accountId) => onChange({ ...details, accountId, pin: "" })}
        />
      </Field>
      <VehicleFields asked={account} details={details} onChange={onChange} pressed={pressed} />
      {failure && <AccountFailure failure={failure} account={account} />}
      {preview.takes !== undefined && <Takes account={account} takes={preview.takes} />}
      {(pinRequested || isAbove(account, preview.takes)) && draft.customer && (
        <PinField
          key={account.special_account_id}
          customerId={draft.customer.id}
          account={account}
          pin={details.pin}
          onChange={(pin) => onChange({ ...details, pin })}
        />
      )}
    </>
  );
}

/** The amount of the payment and the balance after it. */
function Takes({ account, takes }: { account: Account; takes: string }) {
  const t = useMessages(registerMessages);
  const amount = useAccountAmount();
  const left = account.available === null ? null : addDecimals(account.available, `-${takes}`);
  const rows = [[t.takes, takes], ...(left === null ? [] : [[t.left, left]])] as const;
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-4 text-body">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold tabular-nums">
            <bdi>{amount(value, account)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether a payment is above the limit without a PIN. */
function isAbove({ limit_without_pin: limit, type, currency, unit }: Account, takes: string | undefined): boolean {
  const counted = { kind: accountKindOf(type), unit: currency ?? unit ?? "" };
  const [most, taken] = [limit, takes].map((text) => parseAccountAmount(text, counted));
  return most !== undefined && taken !== undefined && taken > most;
}

/** The amount that the account would pay, or why it cannot, as the server decides. Fields that are still empty do not matter. */
function usePreview(draft: Draft, account: Account | undefined) {
  const placeholders = { odometer: 0, vehicle_id: "?" };
  const body = account && { ...requestOf(draft, paidFrom(account, noDetails)), ...placeholders };
  const { data, error } = useQuery(
    {
      queryKey: ["till", "process", { ...body, id: undefined }],
      queryFn: () => requestTill(calls.term.process, { body: body! }), // Enabled only with a body.
      enabled: body !== undefined,
      ...retryWhileAway,
      gcTime: 0,
    },
    queries,
  );
  return {
    takes: error ? undefined : data?.check.payments[0]?.special_account?.amount,
    failure: error instanceof Failure ? error : undefined,
  };
}
