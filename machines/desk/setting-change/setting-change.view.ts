import type { SnapshotFrom } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { readEntered } from './setting-change.form.ts';
import type { settingChangeMachine } from './setting-change.machine.ts';
import type { SettingProblems } from './setting-change.types.ts';

const noProblems: SettingProblems = {};

/** What the dialog shows. Messages are names under `settingChange.errors`. */
export const settingChangeView = (snapshot: SnapshotFrom<typeof settingChangeMachine>) => {
  const { setting, notation, entered, demanded, failure } = snapshot.context;
  const read = readEntered(setting, entered, notation);
  return {
    setting,
    entered,
    problems: demanded && 'problems' in read ? read.problems : noProblems,
    /** The value that is asked about; undefined = nothing is asked. */
    asked: snapshot.matches('asking') && 'value' in read ? read.value : undefined,
    /** The default can be entered. */
    canEnterStandard: snapshot.can({ type: 'enterStandard' }),
    failure,
    /** Nobody knows whether it was changed nevertheless. */
    isUnsure: failure !== null && isPassing(failure),
    overtaken: snapshot.matches('overtaken'),
    asking: snapshot.matches('asking'),
    sending: snapshot.matches('sending'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
