import { expect, it } from 'vitest';
import { filledParts } from '#machines/card-application/card-application/card-application.filled.ts';

type Children = Parameters<typeof filledParts>[0];

const names = ['personalData', 'custodian', 'profileOne', 'profileTwo', 'bankCardChoice', 'delivery'] as const;
const contextOf = (name: string) => ({ what: name });
const running = Object.fromEntries(
  names.map((name) => [name, { getSnapshot: () => ({ context: contextOf(name) }) }]),
) as unknown as Children;

it('the parts of the wizard are what each of them contains', () => {
  expect(filledParts(running)).toEqual(Object.fromEntries(names.map((name) => [name, contextOf(name)])));
});

it.each(names)('there are none while %s does not run', (name) => {
  expect(filledParts({ ...running, [name]: undefined })).toBeNull();
});
