import { describe, expect, it } from 'vitest';
import { noticedWithout, wiresIn } from '#formal/wizard/wires.ts';
import { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';

/** In milliseconds; generous, because the computer may be busy. */
const timeout = 600_000;

describe('each wire between the wizard and a part is needed', () => {
  it.each(wiresIn(cardApplicationMachine.config).map((wire) => [wire.name, wire] as const))(
    'without %s a property is violated',
    (_, wire) => expect(noticedWithout(cardApplicationMachine, wire)).not.toBeNull(),
    timeout,
  );
});
