// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { qrDrawing } from '#rules/qr-code.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { Line, type Station } from '#ui/line/line.tsx';
import { MonthAxis } from '#ui/month-line/month-axis.tsx';
import type { MonthBar } from '#ui/month-line/month-line.types.ts';
import { MonthSwatch } from '#ui/month-line/month-swatch.tsx';
import { MonthTrack } from '#ui/month-line/month-track.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { BusyLine } from '#ui/spinner/busy-line.tsx';
import { TicketStub } from '#ui/ticket/ticket-stub.tsx';
import { Ticket } from '#ui/ticket/ticket.tsx';
import { GhostCard } from '#ui/transit-card/ghost-card.tsx';
import { TransitCard } from '#ui/transit-card/transit-card.tsx';
import { show } from './render.tsx';

/** The texts that screen readers find in an element, in their order. */
function spoken(part: Element): string[] {
  if (part.getAttribute('aria-hidden') === 'true') return [];
  return [...part.childNodes].flatMap((child) =>
    child instanceof Element ? spoken(child) : (child.textContent ?? '').trim() || [],
  );
}

describe('a countdown', () => {
  it.each([
    [0, '000000'],
    [59, '000059'],
    [60, '000100'],
    [3599, '005959'],
    [3661, '010101'],
    [36000, '100000'],
  ])('draws %i seconds as %s, but gives screen readers only its text', (seconds, drawn) => {
    show(<Countdown seconds={seconds} spoken="About an hour" />);
    const timer = screen.getByRole('timer');
    expect(timer.firstElementChild?.textContent).toBe(drawn);
    expect(spoken(timer)).toEqual(['About an hour']);
    expect(within(timer).getByRole('status').textContent).toBe('About an hour');
  });

  it('has another colour near its end', () => {
    const { rerender } = show(<Countdown seconds={90} spoken="Soon" />);
    const board = () => screen.getByRole('timer').firstElementChild?.className;
    const before = board();
    rerender(<Countdown seconds={90} spoken="Soon" warning />);
    expect(board()).not.toBe(before);
  });
});

describe('a line of months', () => {
  const bar = { id: 'one', kind: 'current', start: 0.25, length: 0.5, goesOn: false } as const;
  const months = [
    { id: '5', label: 'May', length: 0.5 },
    { id: '6', label: 'June', length: 0.3 },
    { id: '7', label: 'July', length: 0.2 },
  ];
  const track = (bars: readonly MonthBar[]) => <MonthTrack months={months} todayAt={0.1} bars={bars} />;
  const axis = <MonthAxis months={months} today={{ at: 0.1, label: 'today' }} />;
  const places = (marks: Iterable<Element>) =>
    [...marks].map((mark) => (mark instanceof HTMLElement ? [mark.style.insetInlineStart, mark.style.width] : []));

  it('places borders of months, bars and today in proportion to its width', () => {
    const { container } = show(track([bar, { ...bar, id: 'two', kind: 'next', start: 0.75, length: 0.25 }]));
    const drawn = container.firstElementChild;
    expect(places(drawn?.children ?? [])).toEqual([
      ['0%', ''],
      ['50%', ''],
      ['80%', ''],
      ['25%', '50%'],
      ['75%', '25%'],
      ['10%', ''],
    ]);
    expect([...(drawn?.querySelectorAll('[data-kind]') ?? [])].map((each) => each.getAttribute('data-kind'))).toEqual([
      'current',
      'next',
    ]);
  });

  it('has no text, so that the mark of today crosses no letter; the axis above has the words', () => {
    const { container } = show(track([bar]));
    expect(container.textContent).toBe('');
    const [names, today] = show(axis).container.firstElementChild?.children ?? [];
    expect(places(names?.children ?? [])).toEqual([
      ['', '50%'],
      ['', '30%'],
      ['', '20%'],
    ]);
    expect(today?.textContent).toBe('today');
  });

  it('shows that a bar continues beyond its end', () => {
    const { container, rerender } = show(track([bar]));
    const look = () => container.querySelector('[data-kind]')?.className;
    const ends = look();
    rerender(track([{ ...bar, goesOn: true }]));
    expect(look()).not.toBe(ends);
  });

  it('is hidden from screen readers, and so is the swatch of a kind of bar', () => {
    const { container } = show(
      <>
        {axis}
        {track([bar])}
        <MonthSwatch kind="next" />
      </>,
    );
    expect(spoken(container)).toEqual([]);
    expect([...container.children].map((part) => part.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
  });
});

describe('a line of stations', () => {
  const stations: readonly Station[] = [
    { id: '1', label: 'Sent', state: 'passed', detail: '1 May', content: 'By you' },
    { id: '2', label: 'Checked', state: 'here', detail: '2 May' },
    { id: '3', label: 'Made', state: 'ahead' },
  ];
  const stateTexts = { passed: 'done', here: 'now', ahead: 'to come' };

  it('gives the state of each station, and marks the present station', () => {
    show(<Line label="Progress" stations={stations} stateTexts={stateTexts} />);
    const list = screen.getByRole('list', { name: 'Progress' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sentdone', 'Checkednow', 'Madeto come']);
    const current = within(list)
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-current'));
    expect(current).toEqual([null, 'step', null]);
  });

  it('keeps the mark of a station whose state changes, so that the change can be a movement', () => {
    const marks = () => screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild);
    const line = (next: readonly Station[]) => <Line label="Progress" stations={next} stateTexts={stateTexts} />;
    const { rerender } = show(line(stations));
    const before = marks();
    rerender(line(stations.map((station) => ({ ...station, state: 'passed' }))));
    expect(marks()).toEqual(before);
    expect(marks().every((mark, index) => mark === before[index] && mark?.textContent === '')).toBe(true);
  });

  it.each([
    ['across', ['Sent', 'done']],
    ['acrossWhenWide', ['Sent', 'done', '1 May']],
    ['down', ['Sent', 'done', '1 May', 'By you']],
  ] as const)('in the direction %s shows %j', (direction, expectedTexts) => {
    show(<Line label="Progress" stations={stations} stateTexts={stateTexts} direction={direction} />);
    expect(screen.getAllByRole('listitem').map(spoken)[0]).toEqual(expectedTexts);
  });
});

describe('a ticket', () => {
  const ticket = {
    state: 'active',
    stateLabel: 'Valid',
    title: '30 days',
    person: 'Jana',
    from: { label: 'from', date: '1 May' },
    to: { label: 'until', date: '30 May' },
    price: '550 Kč',
  } as const;

  it('shows its person, days, zones and price', () => {
    show(
      <Ticket {...ticket} chips={['100', '101']} chipsLabel="Zones" actions={<button type="button">Again</button>} />,
    );
    expect(spoken(screen.getByRole('article'))).toEqual([
      '30 days',
      'Jana',
      'from',
      '1 May',
      'until',
      '30 May',
      '100',
      '101',
      'Valid',
      '550 Kč',
      'Again',
    ]);
    expect(within(screen.getByRole('list', { name: 'Zones' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('has no list of zones without zones', () => {
    show(<Ticket {...ticket} chipsLabel="Zones" />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has a small form with its title, its end, its zones and its price', () => {
    show(<TicketStub title="30 days" note="until 30 May" chips={['100']} chipsLabel="Zones" price="550 Kč" />);
    expect(spoken(screen.getByRole('article'))).toEqual(['30 days', 'until 30 May', '100', '550 Kč']);
    screen.getByRole('list', { name: 'Zones' });
  });
});

describe('a transit card', () => {
  const card = { issuer: 'Linka', carrier: 'Chip', number: '2100 9000', name: 'Jana', validity: 'until 2030' };

  it('shows its holder and its state', () => {
    show(<TransitCard {...card} state="Blocked" />);
    expect(spoken(screen.getByRole('article'))).toEqual([
      'Linka',
      'Chip',
      '2100 9000',
      'Jana',
      'until 2030',
      'Blocked',
    ]);
  });

  it('has another appearance while it cannot be used', () => {
    const { rerender } = show(<TransitCard {...card} />);
    const look = () => screen.getByRole('article').className;
    const usable = look();
    rerender(<TransitCard {...card} inactive />);
    expect(look()).not.toBe(usable);
  });

  it('is an outline with a sentence if it does not exist yet', () => {
    const { container } = show(<GhostCard>Your card will be here.</GhostCard>);
    expect(spoken(container)).toEqual(['Your card will be here.']);
  });
});

it('a QR code is a complete drawing with an accessible name', () => {
  show(<QrCode text="https://linka.example/7" label="Pass of Jana" />);
  const image = screen.getByRole('img', { name: 'Pass of Jana' });
  const { size, path } = qrDrawing('https://linka.example/7');
  expect(image.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect(image.querySelector('path')?.getAttribute('d')).toBe(path);
});

it('a progress bar reports the percentage, or only that the work continues', () => {
  const { rerender } = show(<ProgressBar label="Uploaded" percent={0} />);
  const bar = () => screen.getByRole('progressbar', { name: 'Uploaded' });
  expect([bar().getAttribute('value'), bar().getAttribute('max')]).toEqual(['0', '100']);
  rerender(<ProgressBar label="Uploaded" />);
  expect([bar().getAttribute('value'), bar().getAttribute('aria-valuenow')]).toEqual([null, null]);
});

it('a loading form has a placeholder for each field, which screen readers skip', () => {
  const { container } = show(<FormSkeleton fields={3} />);
  expect(container.firstElementChild?.children).toHaveLength(3);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('the text about running work is announced', () => {
  show(<BusyLine>Checking the photo</BusyLine>);
  expect(spoken(screen.getByRole('status'))).toEqual(['Checking the photo']);
});
