import type { SnapshotFrom } from 'xstate';
import type { photoMachine } from './photo.machine.ts';

type Snapshot = SnapshotFrom<typeof photoMachine>;

/** What goes on with the file, in a word under `photo.busy`; null = nothing. */
function workOf(snapshot: Snapshot): 'reading' | 'making' | null {
  if (snapshot.matches({ open: 'reading' })) return 'reading';
  return snapshot.matches({ open: 'compressing' }) ? 'making' : null;
}

/** What the part shows. Texts are names under `photo`. */
export const photoView = (snapshot: Snapshot) => {
  const { photo, picture, problem, advice } = snapshot.context;
  const isOpen = snapshot.matches('open');
  return {
    photo: isOpen ? null : photo,
    /** The picture in the cropper; it stays in sight while work goes on. */
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
