import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PassVerdict } from '#rules/pass-verdict.ts';
import type { Failure } from '../../common/failure.ts';

export interface PassVerificationInput {
  /** What the address has after its `#`; '' = nothing. */
  readonly code: string;
  /** The browser can read QR codes with its camera. */
  readonly canScan: boolean;
}

export interface PassVerificationContext extends PassVerificationInput {
  /** What was pasted into the field, as it was pasted. */
  readonly typed: string;
  /** What became of the last code; null = none was checked. */
  readonly verdict: PassVerdict | null;
  /** Why the code could not be checked, or the camera not be used; null = no failure. */
  readonly failure: Failure | null;
}

export type PassVerificationEvent =
  | { readonly type: 'change'; readonly value: string }
  | { readonly type: 'check' }
  | { readonly type: 'startScan' }
  | { readonly type: 'stopScan' }
  /** The person wants to check another code. */
  | { readonly type: 'again' }
  /** The address of the page has another code: a second one was scanned with the device's own camera. */
  | { readonly type: 'opened'; readonly code: string }
  /** The camera has seen a code. */
  | { readonly type: 'scanned'; readonly code: string }
  | { readonly type: 'cameraFailed' }
  | DoneActorEvent<PassVerdict, 'checkCode'>
  | ErrorActorEvent<unknown, 'checkCode'>;
