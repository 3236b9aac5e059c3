import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import type { Account, Paid } from "../draft.ts";
import { registerMessages } from "../messages.ts";

/** Whether odometer and vehicle are asked for. */
export type Asked = Pick<Account, "odometer" | "vehicle_id">;
/** What the cashier enters about the vehicle. */
export interface VehicleDetails {
  odometer: string | null;
  vehicle: string;
}

/** Whether everything that is required is entered. */
export function isComplete(asked: Asked, { odometer, vehicle }: VehicleDetails): boolean {
  return (asked.odometer !== "yes" || odometer !== null) && (asked.vehicle_id !== "yes" || vehicle.trim() !== "");
}

/** What is sent about the vehicle: only what was asked for. */
export function vehicleIn(asked: Asked, { odometer, vehicle }: VehicleDetails): Pick<Paid, "odometer" | "vehicle_id"> {
  return {
    odometer: asked.odometer === "no" || odometer === null ? null : Number(odometer),
    vehicle_id: asked.vehicle_id === "no" ? null : vehicle.trim() || null,
  };
}

interface VehicleFieldsProps<Details extends VehicleDetails> {
  asked: Asked;
  details: Details;
  onChange: (details: Details) => void;
  /** The cashier has tried to pay, so required fields show errors. */
  pressed: boolean;
}

/** The odometer and the number plate, where a till or an account asks for them. */
export function VehicleFields<Details extends VehicleDetails>(props: VehicleFieldsProps<Details>) {
  const { asked, details, onChange, pressed } = props;
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const needed = common.violations.required("");
  const errorOf = (mode: Asked["odometer"], empty: boolean) => (pressed && mode === "yes" && empty ? needed : null);
  return (
    <>
      {asked.odometer !== "no" && (
        <Field
          label={t.odometer}
          required={asked.odometer === "yes"}
          error={errorOf(asked.odometer, details.odometer === null)}
        >
          <NumberField
            digits={0}
            wholeDigits={9}
            value={details.odometer}
            onChange={(odometer) => onChange({ ...details, odometer })}
          />
        </Field>
      )}
      {asked.vehicle_id !== "no" && (
        <Field
          label={t.vehicle}
          hint={t.vehicleHint}
          required={asked.vehicle_id === "yes"}
          error={errorOf(asked.vehicle_id, details.vehicle.trim() === "")}
        >
          <Input
            value={details.vehicle}
            onChange={(vehicle) => onChange({ ...details, vehicle })}
            maxLength={40}
            autoComplete="off"
          />
        </Field>
      )}
    </>
  );
}
