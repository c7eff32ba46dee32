import { html } from 'hono/html';
import type { Letter, LetterPart } from './letter.ts';
import { texts, type Painter } from './paint.ts';
import { ticketHtml } from './ticket-html.ts';

type PartOf<Kind extends string> = Extract<LetterPart, { readonly kind: Kind }>;

export const paragraph = (text: string, paint: Painter) =>
  html`<p ${paint({ text: 'ink' }, `${texts.body};margin:0 0 16px`)}>${text}</p>`;

const atEnd = 'text-align:right;white-space:nowrap';

const itemHtml = ({ name, detail, price }: PartOf<'item'>, paint: Painter) => html`
  <table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    ${paint({ edge: 'line' }, 'margin:0 0 16px;border-bottom:2px dashed')}
  >
    <tr>
      <td valign="top" ${paint({ text: 'ink' }, `${texts.strong};padding:0 16px 12px 0`)}>
        ${name}${detail === '' ? '' : html`<br /><span ${paint({ text: 'soft' }, `${texts.small};font-weight:400`)}>${detail}</span>`}
      </td>
      <td align="right" valign="top" ${paint({ text: 'ink' }, `${texts.strong};padding:0 0 12px;${atEnd}`)}>
        ${price}
      </td>
    </tr>
  </table>
`;

const totalHtml = ({ label, price }: PartOf<'total'>, paint: Painter) => html`
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
    <tr>
      <td ${paint({ text: 'ink' }, `${texts.strong};padding:0 16px 0 0`)}>${label}</td>
      <td align="right" ${paint({ text: 'ink' }, `${texts.large};${atEnd}`)}>${price}</td>
    </tr>
  </table>
`;

/** Each label is above its value, so that long values have the whole width of a telephone. */
const factsHtml = ({ facts }: PartOf<'facts'>, paint: Painter) => html`
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px">
    ${facts.map(
      ({ label, value }) => html`
        <tr>
          <td ${paint({ text: 'ink' }, `${texts.body};padding:0 0 8px`)}>
            <span ${paint({ text: 'soft' }, texts.small)}>${label}</span><br />${value}
          </td>
        </tr>
      `,
    )}
  </table>
`;

const quoteHtml = ({ text }: PartOf<'quote'>, paint: Painter) => html`
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
    <tr>
      <td
        ${paint({ text: 'ink', ground: 'page', edge: 'link' }, `${texts.body};border-left:4px solid;padding:12px 16px`)}
      >
        ${text.split('\n').map((line, index) => html`${index === 0 ? '' : html`<br />`}${line}`)}
      </td>
    </tr>
  </table>
`;

/** A part of a letter as HTML. */
export function partHtml(part: LetterPart, letter: Letter, paint: Painter) {
  if (typeof part === 'string') return paragraph(part, paint);
  switch (part.kind) {
    case 'ticket':
      return ticketHtml(part, letter, paint);
    case 'item':
      return itemHtml(part, paint);
    case 'total':
      return totalHtml(part, paint);
    case 'facts':
      return factsHtml(part, paint);
    case 'quote':
      return quoteHtml(part, paint);
  }
}
