import type { AnyStateMachine } from 'xstate';

const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

const members = (keys: readonly string[], standIn: (key: string) => string): string =>
  keys.map((key) => `    ${nameOf(key)}: ${standIn(key)},\n`).join('');

const section = (name: string, keys: readonly string[], standIn: (key: string) => string): string =>
  keys.length === 0 ? '' : `  ${name}: {\n${members(keys, standIn)}  },\n`;

/**
 * A machine as one TypeScript text for the Stately editor or Sketch, which imports only `xstate`: its config without the
 * functions in it, and placeholders with the names of its guards, actions, actors and delays.
 */
export const pasteableText = (machine: AnyStateMachine): string => {
  const { actors, guards, actions, delays } = machine.implementations;
  const delayOf = (key: string): string => {
    const delay: unknown = delays[key];
    return typeof delay === 'number' ? String(delay) : '1000';
  };
  const implementations = [
    section('actors', Object.keys(actors), () => 'pending'),
    section('guards', Object.keys(guards), () => '() => true'),
    section('actions', Object.keys(actions), () => '() => {}'),
    section('delays', Object.keys(delays), delayOf),
  ].join('');
  const config = JSON.stringify(machine.config, null, 2);
  return [
    `import { fromPromise, setup } from 'xstate';`,
    '',
    '// Guards, actions and actors are stand-ins with the real names; the config is the real one.',
    'const pending = fromPromise(() => new Promise(() => {}));',
    '',
    `export const machine = setup({\n${implementations}}).createMachine(${config});`,
    '',
  ].join('\n');
};
