import { Failure } from "@patron/contract/kit";

/**
 * A failure whose transaction is committed all the same, so that a wrong guess counts. Thrown before the call has written
 * anything else.
 */
export class CommittedFailure extends Failure {}
