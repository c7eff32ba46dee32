import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import type { applicationCorrectionMachine } from './application-correction.machine.ts';
import { photoProblem, wantsPhoto } from './application-correction.parts.ts';

export type ApplicationCorrectionActor = ActorRefFrom<typeof applicationCorrectionMachine>;

/** The data that the form shows; `photoProblem` is the name of a text under `applicationCorrection.errors`. */
export function applicationCorrectionView(snapshot: SnapshotFrom<typeof applicationCorrectionMachine>) {
  const { context } = snapshot;
  const { failure } = context;
  return {
    wantsPhoto: wantsPhoto(context),
    wantsFiles: context.asked.attachments.length > 0,
    photoProblem: context.demanded ? photoProblem(context) : null,
    refusal: failure === null ? null : { ...failure, isUnsure: isPassing(failure) },
    filling: snapshot.matches({ correcting: 'filling' }),
    sending: snapshot.matches({ correcting: 'sendingPhoto' }),
    uploading: snapshot.matches({ correcting: 'uploading' }),
  };
}
