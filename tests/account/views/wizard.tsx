import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { AttachmentFilesContext } from '#features/card-application/card-application/attachment-files-context.ts';
import { CardApplicationView } from '#features/card-application/card-application/card-application-view.tsx';
import { stepViews } from '#features/card-application/card-application/step-views.tsx';
import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';
import { openWizard } from '../../common/src/support/open-wizard.ts';
import { wizardAnswers } from '../../common/src/support/wizard-answers.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

/** Shows the whole wizard with these responses, at its first step or at the step of its draft. */
export async function showWizard(
  given: Readonly<Record<string, unknown>> = wizardAnswers,
  input: Partial<CardApplicationInput> = {},
) {
  const { wizard, clock, files } = openWizard(given, input);
  render(
    inShop(
      testShop(),
      <AttachmentFilesContext value={files}>
        <CardApplicationView actor={wizard} steps={stepViews} />
      </AttachmentFilesContext>,
    ),
  );
  const user = userEvent.setup({ delay: null });
  const next = () => user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  await screen.findByRole('button', { name: 'Pokračovat' });
  // The dialog takes the focus in the next frame.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  return { clock, next, user, wizard };
}

export type ShownWizard = Awaited<ReturnType<typeof showWizard>>;

export const consents = () => screen.getAllByRole<HTMLInputElement>('checkbox');

/** Gives all consents. The server reports that no other person has this name and birth date. */
export async function goToCardData(world: ShownWizard): Promise<ShownWizard> {
  for (const box of consents()) await world.user.click(box);
  act(() => world.clock.increment(330));
  await world.next();
  await screen.findByRole('heading', { level: 3, name: 'Údaje o kartě' });
  return world;
}
