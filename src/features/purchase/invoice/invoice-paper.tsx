import type { Invoice } from '#contract/entities/invoice.ts';
import { Fact } from '#ui/data-list/fact.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import * as styles from './invoice-paper.styles.ts';
import { InvoicePayment } from './invoice-payment.tsx';
import { InvoiceTable } from './invoice-table.tsx';

function Party({ party: { heading, lines } }: { readonly party: Invoice['supplier'] }) {
  return (
    <section aria-label={heading}>
      <h2 className={quietText}>{heading}</h2>
      {lines.map((line, place) => (
        <p key={line} className={place === 0 ? styles.firstLine : undefined}>
          {line}
        </p>
      ))}
    </section>
  );
}

/** An invoice, drawn as a sheet of paper. All of its texts come from the server, in the invoice's own language. */
export function InvoicePaper({ invoice }: { readonly invoice: Invoice }) {
  const { stamp, total, payment } = invoice;
  return (
    <article data-sheet="" data-edge="" className={styles.paper} lang={invoice.locale}>
      <header className={styles.head}>
        <p className={styles.seller}>{invoice.supplier.lines[0]}</p>
        <p className={styles.heading}>
          <span className={quietText}>{invoice.title}</span>
          <span className={styles.number}>{invoice.number}</span>
        </p>
      </header>
      <div className={styles.track} aria-hidden="true" />
      <div className={styles.parties}>
        <Party party={invoice.supplier} />
        <Party party={invoice.customer} />
      </div>
      <dl className={styles.facts}>
        {invoice.facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      {stamp !== null && <p className={styles.stamp({ kind: stamp.kind })}>{stamp.text}</p>}
      <InvoiceTable table={invoice.items} />
      {invoice.taxes !== null && <InvoiceTable table={invoice.taxes} caption={invoice.taxes.caption} />}
      <p className={styles.total}>
        <span>{total.label}</span>
        <span className={styles.totalAmount}>{total.value}</span>
      </p>
      {payment !== null && <InvoicePayment payment={payment} />}
      <p className={quietText}>{invoice.note}</p>
    </article>
  );
}
