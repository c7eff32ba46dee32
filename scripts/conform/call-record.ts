import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Found } from './answers/found.ts';

/** Something that differs from the contract, and with which request it was found. */
export interface Difference extends Found {
  /** `without a token`; empty for the plain call. */
  readonly request: string;
}

export type Verdict = 'ok' | 'differs' | 'not checked';

/** What was found out about one call. */
export class CallRecord {
  readonly endpoint: EndpointDefinition;
  checks = 0;
  /** The back end did not answer in time: no other request of the call is sent. */
  isSilent = false;
  readonly differences: Difference[] = [];
  /** Differences from what only our reference server does. */
  readonly notes: Difference[] = [];
  /** What was not checked, with the reasons. */
  readonly unchecked = new Set<string>();

  constructor(endpoint: EndpointDefinition) {
    this.endpoint = endpoint;
  }

  /** Counts a check. Without findings, the back end has passed it. */
  add(request: string, findings: readonly Found[]): void {
    this.checks += 1;
    this.differences.push(...findings.map((one) => ({ ...one, request })));
  }

  /** Notes what differs in a part of the call that is not specified. */
  note(request: string, findings: readonly Found[]): void {
    this.notes.push(...findings.map((one) => ({ ...one, request })));
  }

  skip(reason: string): void {
    this.unchecked.add(reason);
  }

  get verdict(): Verdict {
    if (this.differences.length > 0) return 'differs';
    return this.checks > 0 ? 'ok' : 'not checked';
  }
}
