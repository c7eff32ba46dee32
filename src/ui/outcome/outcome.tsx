import { Ban, Check, Clock, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { quietText } from '../text/quiet.styles.ts';
import { headStyles, sheetStyles, signStyles, titleStyles, wordsStyles } from './outcome.styles.ts';

/** `busy`: the result is not known yet, and the page asks for it. */
export type OutcomeMeaning = 'success' | 'info' | 'busy' | 'warning' | 'neutral';

type OutcomeProps = {
  readonly meaning: OutcomeMeaning;
  /** The result in a few words. */
  readonly title: ReactNode;
  /** What the result belongs to, for example the number of an order. */
  readonly subject?: ReactNode;
  /** The result in a sentence; screen readers read it at once. */
  readonly text: ReactNode;
  /** Details and buttons below the sentence. */
  readonly children?: ReactNode;
};

const signs = {
  success: <Check aria-hidden="true" />,
  info: <Clock aria-hidden="true" />,
  busy: <Spinner />,
  warning: <TriangleAlert aria-hidden="true" />,
  neutral: <Ban aria-hidden="true" />,
} as const;

/** The result of something important that the person has done or waits for, at the top of a page. */
export function Outcome({ meaning, title, subject, text, children }: OutcomeProps) {
  const id = useId();
  return (
    <section className={sheetStyles} data-edge="" data-meaning={meaning} aria-labelledby={id}>
      <div className={headStyles} data-result="">
        <span key={meaning} className={signStyles({ meaning })}>
          {signs[meaning]}
        </span>
        <h2 id={id} className={titleStyles}>
          {title}
        </h2>
        <div className={wordsStyles}>
          <p role="status">{text}</p>
          {subject !== undefined && <p className={quietText}>{subject}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}
