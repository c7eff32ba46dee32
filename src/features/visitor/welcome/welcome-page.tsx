import type { ComponentProps } from 'react';
import { css } from 'styled-system/css';
import { Page } from '#ui/page/page.tsx';
import { AccountReasons } from './account-reasons.tsx';

/** On wide screens the form is beside the reasons, which are first for the eye and last for a screen reader. */
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', wide: '[minmax(0, 1fr) 32rem]' },
  maxWidth: '[74rem]',
  marginX: '[auto]',
  // The column of the form fills its cell; its own margins are for a page without a second column.
  '& > :first-child': { width: 'full' },
  '& > aside': {
    order: { wide: '-1' },
    marginX: { base: 'edge', wide: '8' },
    marginTop: { wide: '10' },
    marginBottom: '16',
  },
});

/** The page of a visitor without an account or log-in: a short form, and what an account is good for (LOG-03). */
export const WelcomePage = (props: Omit<ComponentProps<typeof Page>, 'width'>) => (
  <div className={columns}>
    <Page {...props} width="form" />
    <AccountReasons />
  </div>
);
