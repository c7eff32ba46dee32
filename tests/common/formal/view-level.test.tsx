// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { explore } from '#formal/exploration/explore.ts';
import { coverTransitions } from '#formal/paths/transition-cover.ts';
import type { Gestures } from '#formal/view/gestures.ts';
import { describeView } from '#formal/view/view-level.ts';
import { runInView } from '#formal/view/view-run.ts';
import { CleanView } from './samples/clean-view.tsx';
import { cleanModel } from './samples/clean.ts';

const gestures = {
  change: {
    find: ({ root }) => within(root).queryByLabelText('name'),
    perform: async ({ user }, { name }, control) => {
      await user.clear(control);
      if (name !== '') await user.click(control).then(() => user.paste(name));
    },
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'save' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'close' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof cleanModel>;

describeView({
  model: cleanModel,
  render: (actor) => <CleanView actor={actor} />,
  gestures,
  expectations: {
    '': ({ root }, { context }) => {
      expect(within(root).getByRole('heading').textContent).toBe(context.problem ?? 'Your name');
    },
  },
});

const failuresOf = async (driver: Parameters<typeof runInView>[0]): Promise<string> => {
  const graph = explore(cleanModel);
  const found: string[] = [];
  for (const path of coverTransitions(graph).paths) found.push((await runInView(driver, graph, path)).problem ?? '');
  return found.join('\n');
};

it('a path finds a control whose event the machine refuses', async () => {
  const render = (actor: Parameters<typeof CleanView>[0]['actor']) => <CleanView actor={actor} sloppy />;
  expect(await failuresOf({ model: cleanModel, render, gestures })).toContain(
    'submit is offered, but the machine refuses it',
  );
});

it('a path finds an accepted event that no control sends', async () => {
  const render = (actor: Parameters<typeof CleanView>[0]['actor']) => <CleanView actor={actor} />;
  const blind = { ...gestures, close: { ...gestures.close, find: () => null } };
  expect(await failuresOf({ model: cleanModel, render, gestures: blind })).toContain(
    'close is accepted, but nothing offers it',
  );
});

it('a path finds a gesture that does not send its event', async () => {
  const render = (actor: Parameters<typeof CleanView>[0]['actor']) => <CleanView actor={actor} />;
  const clumsy = { ...gestures, submit: { ...gestures.submit, perform: async () => undefined } };
  expect(await failuresOf({ model: cleanModel, render, gestures: clumsy })).toContain('expected the state');
});
