import type { SnapshotFrom } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { readEntered } from './setting-change.form.ts';
import type { settingChangeMachine } from './setting-change.machine.ts';
import type { SettingProblems } from './setting-change.types.ts';

const noProblems: SettingProblems = {};

/** Messages are names of texts under `settingChange.errors`. */
export const settingChangeView = (snapshot: SnapshotFrom<typeof settingChangeMachine>) => {
  const { setting, notation, entered, demanded, failure } = snapshot.context;
  const read = readEntered(setting, entered, notation);
  return {
    setting,
    entered,
    problems: demanded && 'problems' in read ? read.problems : noProblems,
    /** The value that the clerk has to confirm; undefined = no value has to be confirmed. */
    asked: snapshot.matches('asking') && 'value' in read ? read.value : undefined,
    /** Whether the default value can be entered. */
    canEnterStandard: snapshot.can({ type: 'enterStandard' }),
    failure,
    /** The setting may have been changed in spite of the failure. */
    isUnsure: failure !== null && isPassing(failure),
    overtaken: snapshot.matches('overtaken'),
    asking: snapshot.matches('asking'),
    sending: snapshot.matches('sending'),
    canClose: snapshot.can({ type: 'close' }),
  };
};
