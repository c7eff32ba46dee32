import { useIntl } from 'react-intl';
import type { Invoice } from '#contract/entities/invoice.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import * as styles from './invoice-payment.styles.ts';

type Payment = NonNullable<Invoice['payment']>;

function PaymentFact({ fact: { label, value, typed } }: { readonly fact: Payment['facts'][number] }) {
  const intl = useIntl();
  return (
    <div className={styles.fact}>
      <dt className={quietText}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {typed !== null && (
        <dd className={styles.copy}>
          <CopyButton
            text={typed}
            label={intl.formatMessage({ id: 'order.transfer.copy' }, { what: label })}
            copiedLabel={intl.formatMessage({ id: 'order.transfer.copied' }, { what: label })}
          />
        </dd>
      )}
    </div>
  );
}

/** The payment data: as text to copy into a bank's form, and as a QR code for a banking app. */
export function InvoicePayment({ payment: { heading, facts, code } }: { readonly payment: Payment }) {
  return (
    <div className={styles.frame}>
      <section className={styles.payment} aria-label={heading}>
        <div className={styles.words}>
          <Heading>{heading}</Heading>
          <dl>
            {facts.map((fact) => (
              <PaymentFact key={fact.label} fact={fact} />
            ))}
          </dl>
        </div>
        {code !== null && (
          <div className={styles.figure}>
            <svg
              className={styles.code}
              viewBox={`0 0 ${String(code.size)} ${String(code.size)}`}
              role="img"
              aria-label={code.label}
            >
              <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
            </svg>
            <p className={quietText}>{code.label}</p>
          </div>
        )}
      </section>
    </div>
  );
}
