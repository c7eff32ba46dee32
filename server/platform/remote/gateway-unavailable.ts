/**
 * A gateway gave no trustworthy answer: it did not answer, something else answered, or its answer was unsigned or a
 * refusal. `reason` is safe to log.
 */
export class GatewayUnavailable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`gateway unavailable: ${reason}`);
    this.reason = reason;
  }
}
