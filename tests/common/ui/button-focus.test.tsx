// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { show } from './render.tsx';

/** A section whose data could not be loaded. A press loads the data again. */
function Part({ goneWith, next }: { readonly goneWith: 'alert' | 'part'; readonly next?: boolean }) {
  const [isLoading, setLoading] = useState(false);
  const alert = <Alert meaning="error" actions={<Button onClick={() => setLoading(true)}>Try again</Button>} />;
  return (
    <main>
      <section aria-label="Tickets">
        {goneWith === 'alert' && <div data-testid="list">{!isLoading && alert}</div>}
        {goneWith === 'part' && !isLoading && <div>{alert}</div>}
        {next === true && isLoading && <button ref={(cancel) => cancel?.focus()}>Cancel</button>}
      </section>
      <button>Other</button>
    </main>
  );
}

const tryAgain = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => {});
};

describe('an alert that is removed by a press on its button', () => {
  it('leaves the focus at the place of the alert', async () => {
    show(<Part goneWith="alert" />);
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByTestId('list'));
    expect(screen.getByTestId('list').style.outlineStyle).toBe('none');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Other');
  });

  it('moves the focus to the nearest element that stays', async () => {
    show(<Part goneWith="part" />);
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tickets' }));
  });

  it('does not take the focus from the element that has replaced it', async () => {
    show(<Part goneWith="part" next />);
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });
});

it('an alert that is removed while another element has the focus does not move the focus', async () => {
  const { rerender } = show(<Alert meaning="error">Failed</Alert>);
  rerender(<p>Loaded</p>);
  await act(async () => {});
  expect(document.activeElement).toBe(document.body);
});

/** A section that finishes its work at an event. It then moves the focus to its title if no element has the focus. */
function Work() {
  const [isDone, setDone] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const finish = () => setDone(true);
    window.addEventListener('work-done', finish);
    return () => window.removeEventListener('work-done', finish);
  }, []);
  useEffect(() => {
    if (isDone && document.activeElement === document.body) title.current?.focus();
  }, [isDone]);
  return (
    <section>
      <h2 ref={title} tabIndex={-1}>
        Work
      </h2>
      {!isDone && <Button>Stop</Button>}
    </section>
  );
}

describe('a button that is removed without a press', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('does not move the focus: the component around the button moves the focus', async () => {
    // React runs effects like in a browser: after the page has been painted.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    root.render(<Work />);
    await waitFor(() => screen.getByRole('button', { name: 'Stop' }).focus());
    expect(document.activeElement?.textContent).toBe('Stop');
    // The event is sent again until the component listens to it.
    await waitFor(() => {
      window.dispatchEvent(new Event('work-done'));
      expect(screen.queryByRole('button')).toBeNull();
    });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Work' }));
    root.unmount();
    page.remove();
  });
});
