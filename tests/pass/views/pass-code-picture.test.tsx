// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PassCodePicture } from '#features/pass/offline-pass/pass-code-picture.tsx';

afterEach(cleanup);

const picture = (address: string) => <PassCodePicture address={address} label="Code of the pass" tooLong="Too long." />;
const drawnPath = () => screen.getByRole('img', { name: 'Code of the pass' }).querySelector('path')?.getAttribute('d');

it('the picture of a code changes if its address changes, which happens every half minute', () => {
  const { rerender } = render(picture('https://linka.example/#1'));
  const first = drawnPath();
  rerender(picture('https://linka.example/#2'));
  expect(drawnPath()).not.toBe(first);
  rerender(picture('https://linka.example/#1'));
  expect(drawnPath()).toBe(first);
});

it('a text is shown instead of a code that is too long for readers', () => {
  render(picture('a'.repeat(3000)));
  expect(screen.queryByRole('img')).toBeNull();
  screen.getByText('Too long.');
});
