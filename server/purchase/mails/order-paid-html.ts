import { html } from 'hono/html';
import type { Locale } from '#contract/enumerations.ts';
import { mailLink, mailPage } from '../../platform/mails/mail-page.ts';

/** The texts of the mail, in the account's language; its HTML and its plain text are made from them. */
export interface OrderPaidTexts {
  readonly locale: Locale;
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly headings: { readonly item: string; readonly price: string; readonly total: string };
  readonly items: readonly { readonly name: string; readonly detail: string; readonly price: string }[];
  readonly total: string;
  readonly delivery: string;
  readonly link: { readonly text: string; readonly url: string };
  readonly closing: string;
}

const cell = 'padding:8px 0;border-bottom:1px solid #c9d1d9;vertical-align:top';

const itemRow = ({ name, detail, price }: OrderPaidTexts['items'][number]) => html`
  <tr>
    <td style="${cell}">${name}<br /><span style="color:#55616d">${detail}</span></td>
    <td style="${cell};text-align:right;white-space:nowrap">${price}</td>
  </tr>
`;

export const orderPaidHtml = (texts: OrderPaidTexts): Promise<string> =>
  mailPage(
    texts,
    html`<p>${texts.greeting}</p>
      <p>${texts.intro}</p>
      <table style="width:100%;border-collapse:collapse">
        <thead>
          <tr>
            <th style="${cell};text-align:left">${texts.headings.item}</th>
            <th style="${cell};text-align:right">${texts.headings.price}</th>
          </tr>
        </thead>
        <tbody>
          ${texts.items.map(itemRow)}
        </tbody>
        <tfoot>
          <tr>
            <th style="padding:8px 0;text-align:left">${texts.headings.total}</th>
            <td style="padding:8px 0;text-align:right;font-weight:700">${texts.total}</td>
          </tr>
        </tfoot>
      </table>
      <p>${texts.delivery}</p>
      <p>${mailLink(texts.link)}</p>
      <p>${texts.closing}</p>`,
  );
