import { Check, Circle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { registrationView } from '#machines/visitor/registration/registration.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { leastPasswordLength } from '#rules/password.ts';
import { quietText } from '#ui/text/quiet.styles.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface PasswordDemandsProps {
  readonly id: string;
  readonly demands: ReturnType<typeof registrationView>['demands'];
}

const list = cx(
  quietText,
  css({
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fit, minmax(min(8rem, 100%), 1fr))]',
    columnGap: '4',
    rowGap: '1',
  }),
);
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '& svg': { flexShrink: '0', width: '4', height: '4' },
  '&[data-met=true]': { color: 'success.text' },
});

/** The rules for a password; a rule that is met gets a tick. */
export function PasswordDemands({ id, demands }: PasswordDemandsProps) {
  const intl = useIntl();
  const text = (key: KeyAfter<'registration.'>) =>
    intl.formatMessage({ id: `registration.${key}` }, { length: leastPasswordLength });
  return (
    <ul id={id} className={list} aria-label={text('demands')}>
      {demands.map(({ demand, met }) => (
        <li key={demand} className={row} data-met={met}>
          {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          <span>
            {text(`demands.${demand}`)} <VisuallyHidden>{text(met ? 'demands.met' : 'demands.missing')}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
