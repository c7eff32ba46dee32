import type { Letter } from '#server/platform/mails/letter.ts';

export const sampleTicket = {
  kind: 'ticket',
  state: 'active',
  title: 'Časová jízdenka: 30denní',
  person: 'Jiří <b>Procházka</b> · Student s ISIC',
  from: { label: 'Platí od', day: '2026-11-26' },
  to: { label: 'Platí do', day: '2026-12-25' },
  zones: { label: 'Pásma', names: ['1', '2'] },
  price: '1 550,00 Kč',
} as const;

/** A letter with each kind of part. */
export const sampleLetter: Letter = {
  locale: 'cs',
  subject: 'Objednávka č. 42 je zaplacena',
  greeting: 'Dobrý den,',
  parts: [
    'děkujeme za nákup "všeho" & <i>ještě</i> něčeho.',
    sampleTicket,
    { ...sampleTicket, state: 'future', zones: { label: 'Pásma', names: [] }, price: null },
    { ...sampleTicket, state: 'expired' },
    { kind: 'item', name: 'Dobití peněženky', detail: 'Karta 1234', price: '500,00 Kč' },
    { kind: 'item', name: 'Poplatek', detail: '', price: '130,00 Kč' },
    { kind: 'total', label: 'Celkem', price: '2 180,00 Kč' },
    { kind: 'facts', facts: [{ label: 'Variabilní symbol', value: '42' }] },
    { kind: 'quote', text: 'Fotografie je příliš tmavá.\nViz https://linka.example/fotografie?a=1&b=2' },
  ],
  button: { text: 'Otevřít objednávku', url: 'https://shop.example/#/app/order-list/42?a=1&b=2' },
  links: [{ text: 'Odmítnout', url: 'https://shop.example/#/reject' }],
  after: ['Odkaz platí do 6. května 2026.'],
  closing: 'Příjemnou cestu přeje Linka.',
  operator: { name: 'Linka', address: 'Linka, Nádražní 1, 150 00 Praha 5' },
  smallLinks: [{ text: 'Kontakty', url: 'https://linka.example/contacts' }],
};
