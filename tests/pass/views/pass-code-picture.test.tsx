// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PassCodePicture } from '#features/pass/offline-pass/pass-code-picture.tsx';

afterEach(cleanup);

const picture = (address: string) => <PassCodePicture address={address} label="Code of the pass" tooLong="Too long." />;
const drawn = () => screen.getByRole('img', { name: 'Code of the pass' }).querySelector('path')?.getAttribute('d');

it('the code of a pass follows its address, which changes every half minute', () => {
  const { rerender } = render(picture('https://linka.example/#1'));
  const first = drawn();
  rerender(picture('https://linka.example/#2'));
  expect(drawn()).not.toBe(first);
  rerender(picture('https://linka.example/#1'));
  expect(drawn()).toBe(first);
});

it('says in place of a code that no reader could read that it is too long', () => {
  render(picture('a'.repeat(3000)));
  expect(screen.queryByRole('img')).toBeNull();
  screen.getByText('Too long.');
});
