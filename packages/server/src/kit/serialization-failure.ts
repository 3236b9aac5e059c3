/**
 * Another transaction just did what this one was about to do. It is retried from the start, as after a serialization failure of the
 * database, and then sees the change; continuing would lock in a different order.
 */
export class SerializationFailure extends Error {
  readonly code = "40001";
}
