// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { UploadFailures } from '#features/card-application/attachments/upload-failures.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

type Failed = ComponentProps<typeof UploadFailures>['failed'];

const failedFile = (id: string, name: string, metadata: Readonly<Record<string, string | number>> = {}) => ({
  id,
  name,
  failure: { name: 'ATTACHMENT_TOO_LARGE', status: 400, metadata },
  canRetry: true,
  canLeaveOut: true,
});

function show(failed: Failed) {
  const sent: unknown[] = [];
  const actor = { send: (event: unknown) => void sent.push(event) };
  render(inShop(testShop(), <UploadFailures actor={actor as never} failed={failed} />));
  return { sent, user: userEvent.setup() };
}
const lines = () => screen.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent ?? '');

describe('the files that could not be uploaded (ATT-01)', () => {
  it("show the limit from the server's answer, or else the usual limit", () => {
    show([failedFile('one', 'potvrzení.pdf', { megabytes: 7 }), failedFile('two', 'průkaz.jpg')]);
    expect(lines()).toEqual([expect.stringMatching(/7\sMB/u), expect.stringMatching(/5\sMB/u)]);
  });

  it("have their names on the person's device, not the names in the server's answer", () => {
    show([failedFile('one', 'potvrzení.pdf', { fileName: 'upload-1.bin' })]);
    expect(lines()[0]).toContain('potvrzení.pdf');
  });

  it('keep the focus in the list when one file is left out', async () => {
    const { sent, user } = show([failedFile('one', 'potvrzení.pdf'), failedFile('two', 'průkaz.jpg')]);
    await user.click(screen.getByRole('button', { name: 'Vynechat soubor potvrzení.pdf' }));
    expect(sent).toEqual([{ type: 'leaveOut', id: 'one' }]);
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });
});
