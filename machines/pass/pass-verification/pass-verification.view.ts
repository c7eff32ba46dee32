import type { SnapshotFrom } from 'xstate';
import { dayOf } from '#rules/date-text.ts';
import { ticketsValidOn } from '#rules/pass-validity.ts';
import type { PassVerdict } from '#rules/pass-verdict.ts';
import type { passVerificationMachine } from './pass-verification.machine.ts';

/** The content of the pass, which the inspector compares with the person who shows it. */
function detailsOf({ claims, checkedAt }: PassVerdict) {
  if (claims === null) return null;
  return {
    name: claims.nam,
    birthYear: claims.yob ?? null,
    cardNumber: claims.crd,
    cardValidTo: claims.cex,
    tickets: ticketsValidOn(claims, dayOf(new Date(checkedAt))).map(([name, zones, , validTo]) => ({
      name,
      zones,
      validTo,
    })),
    photo: claims.pho ?? null,
    issued: claims.iat * 1000,
    expires: claims.exp * 1000,
  };
}

export function passVerificationView(snapshot: SnapshotFrom<typeof passVerificationMachine>) {
  const { verdict, typed, canScan, failure } = snapshot.context;
  return {
    isWaiting: snapshot.matches('waiting'),
    isScanning: snapshot.matches('scanning'),
    isChecking: snapshot.matches('checking'),
    isValid: snapshot.matches('valid'),
    isRefused: snapshot.matches('refused'),
    isUnchecked: snapshot.matches('unchecked'),
    hasCameraFailed: failure?.name === 'CAMERA_FAILED',
    reason: verdict?.reason ?? null,
    details: verdict === null ? null : detailsOf(verdict),
    drawnAt: verdict?.drawnAt ?? null,
    checkedAt: verdict?.checkedAt ?? null,
    typed,
    canScan,
    canCheck: snapshot.can({ type: 'check' }),
  };
}
