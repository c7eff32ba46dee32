/** A gateway gave no trustworthy answer: none at all, not its own, unsigned, or a refusal. `reason` is safe to log. */
export class GatewayUnavailable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`gateway unavailable: ${reason}`);
    this.reason = reason;
  }
}
