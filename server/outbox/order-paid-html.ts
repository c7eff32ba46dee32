import { html } from 'hono/html';
import { mailLink, mailPage } from './mail-page.ts';
import type { OrderPaidTexts } from './mail-order-paid.ts';

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
