/**
 * Another transaction did meanwhile what this one was about to do. It is tried again from the start, as after a race that the
 * database settles, and then sees it: going on from here would lock in another order than everybody else.
 */
export class SerializationFailure extends Error {
  readonly code = "40001";
}
