import { expect, it } from 'vitest';
import { filledParts } from '#machines/card-application/card-application/card-application.filled.ts';

type Children = Parameters<typeof filledParts>[0];

const names = ['personalData', 'custodian', 'profileOne', 'profileTwo', 'bankCardChoice', 'delivery'] as const;
const contextOf = (name: string) => ({ what: name });
const running = Object.fromEntries(
  names.map((name) => [name, { getSnapshot: () => ({ context: contextOf(name) }) }]),
) as unknown as Children;

it('the filled parts of the wizard are the contexts of its child machines', () => {
  expect(filledParts(running)).toEqual(Object.fromEntries(names.map((name) => [name, contextOf(name)])));
});

it.each(names)('the filled parts are null while %s does not run', (name) => {
  expect(filledParts({ ...running, [name]: undefined })).toBeNull();
});
