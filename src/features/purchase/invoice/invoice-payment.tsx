import { Fragment } from 'react';
import type { Invoice } from '#contract/entities/invoice.ts';
import { Heading } from '#ui/text/heading.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import {
  code as codeStyles,
  payment as paymentStyles,
  paymentFacts,
  paymentWords,
  strong,
} from './invoice-paper.styles.ts';

/** The payment data: a QR code for a banking app, and the same data as text. */
export function InvoicePayment({ payment }: { readonly payment: NonNullable<Invoice['payment']> }) {
  const { heading, facts, code } = payment;
  return (
    <section className={paymentStyles} aria-label={heading}>
      {code !== null && (
        <svg
          className={codeStyles}
          viewBox={`0 0 ${String(code.size)} ${String(code.size)}`}
          role="img"
          aria-label={code.label}
        >
          <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      )}
      <div className={paymentWords}>
        <Heading>{heading}</Heading>
        <dl className={paymentFacts}>
          {facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className={quietText}>{label}</dt>
              <dd className={strong}>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {code !== null && <p className={quietText}>{code.label}</p>}
      </div>
    </section>
  );
}
