interface Stamped {
  created_dt: Date;
  modified_dt: Date;
  version: number;
}

/** When a record was created and last changed, as every call returns it, with the version for `If-Match`. */
export const stampsOf = ({ created_dt, modified_dt, version }: Stamped) => ({
  created_dt: created_dt.toISOString(),
  modified_dt: modified_dt.toISOString(),
  version,
});
