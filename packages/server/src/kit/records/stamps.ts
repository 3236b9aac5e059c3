interface Stamped {
  created_dt: Date;
  modified_dt: Date;
  version: number;
}

/** When a record came and when it changed last, as every call tells it, with the version to change it by. */
export const stampsOf = ({ created_dt, modified_dt, version }: Stamped) => ({
  created_dt: created_dt.toISOString(),
  modified_dt: modified_dt.toISOString(),
  version,
});
