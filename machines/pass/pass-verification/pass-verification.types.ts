import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PassVerdict } from '#rules/pass-verdict.ts';
import type { Failure } from '../../common/failure.ts';

export interface PassVerificationInput {
  /** The part of the address after its `#`; '' = there is no such part. */
  readonly code: string;
  /** Whether the browser can read QR codes with its camera. */
  readonly canScan: boolean;
}

export interface PassVerificationContext extends PassVerificationInput {
  /** The text in the field, exactly as it was pasted. */
  readonly typed: string;
  /** The result of the last check; null = no code was checked. */
  readonly verdict: PassVerdict | null;
  /** Why the code could not be checked, or the camera could not be used; null = no failure. */
  readonly failure: Failure | null;
}

export type PassVerificationEvent =
  | { readonly type: 'change'; readonly value: string }
  | { readonly type: 'check' }
  | { readonly type: 'startScan' }
  | { readonly type: 'stopScan' }
  /** The person wants to check another code. */
  | { readonly type: 'again' }
  /**
   * The address of the page has changed and contains another code, because a second code was scanned with the device's
   * own camera.
   */
  | { readonly type: 'opened'; readonly code: string }
  /** The camera has read a code. */
  | { readonly type: 'scanned'; readonly code: string }
  | { readonly type: 'cameraFailed' }
  | DoneActorEvent<PassVerdict, 'checkCode'>
  | ErrorActorEvent<unknown, 'checkCode'>;
