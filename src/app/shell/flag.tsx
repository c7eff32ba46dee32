import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Locale } from '#contract/enumerations.ts';

const frame = css({ width: '[1.875rem]', height: '5', border: 'line', borderRadius: 'small' });

/** Drawn on a canvas of 36 × 24. */
const flags: Readonly<Record<Locale, ReactNode>> = {
  cs: (
    <>
      <path fill="#fff" d="M0 0h36v12H0z" />
      <path fill="#d7141a" d="M0 12h36v12H0z" />
      <path fill="#11457e" d="m0 0 18 12L0 24z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h36v24H0z" />
      <path stroke="#fff" strokeWidth="5" d="m0 0 36 24M36 0 0 24" />
      <path stroke="#c8102e" strokeWidth="2" d="m0 0 36 24M36 0 0 24" />
      <path stroke="#fff" strokeWidth="8" d="M18 0v24M0 12h36" />
      <path stroke="#c8102e" strokeWidth="5" d="M18 0v24M0 12h36" />
    </>
  ),
  sk: (
    <>
      <path fill="#fff" d="M0 0h36v8H0z" />
      <path fill="#0b4ea2" d="M0 8h36v8H0z" />
      <path fill="#ee1c25" d="M0 16h36v8H0z" />
      <path fill="#ee1c25" stroke="#fff" d="M5 5h11v8c0 4-3 6-5.5 7C8 19 5 17 5 13z" />
      <path stroke="#fff" strokeWidth="1.5" d="M10.5 7v10M8.5 9h4M7.5 12h6" />
    </>
  ),
  pl: (
    <>
      <path fill="#fff" d="M0 0h36v12H0z" />
      <path fill="#dc143c" d="M0 12h36v12H0z" />
    </>
  ),
  ro: (
    <>
      <path fill="#002b7f" d="M0 0h12v24H0z" />
      <path fill="#fcd116" d="M12 0h12v24H12z" />
      <path fill="#ce1126" d="M24 0h12v24H24z" />
    </>
  ),
};

/** The flag of a language. It is decorative, because the text next to it names the language. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg viewBox="0 0 36 24" className={frame} aria-hidden="true">
      {flags[locale]}
    </svg>
  );
}
