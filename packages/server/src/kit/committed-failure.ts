import { Failure } from "@patron/contract/kit";

/**
 * A failure whose transaction is committed nevertheless, so a wrong guess is counted. Throw it before the call has written anything else.
 */
export class CommittedFailure extends Failure {}
