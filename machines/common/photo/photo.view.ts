import type { SnapshotFrom } from 'xstate';
import type { photoMachine } from './photo.machine.ts';

type Snapshot = SnapshotFrom<typeof photoMachine>;

/** The work that is being done with the file, as the name of a text under `photo.busy`; null = no work. */
function workOf(snapshot: Snapshot): 'reading' | 'making' | null {
  if (snapshot.matches({ open: 'reading' })) return 'reading';
  return snapshot.matches({ open: 'compressing' }) ? 'making' : null;
}

/** The names of work, problems and advice are names of texts under `photo`. */
export const photoView = (snapshot: Snapshot) => {
  const { photo, picture, problem, advice } = snapshot.context;
  const isOpen = snapshot.matches('open');
  return {
    photo: isOpen ? null : photo,
    /** The picture in the cropper; it stays visible while the photo is being made. */
    picture: isOpen ? picture : null,
    isCropping: snapshot.matches({ open: 'cropping' }),
    work: workOf(snapshot),
    problem,
    advice: isOpen ? [] : advice,
    readOnly: snapshot.matches('shown'),
    canRemove: snapshot.can({ type: 'remove' }),
    canCancel: snapshot.can({ type: 'cancel' }),
  };
};
