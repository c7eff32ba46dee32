import { html } from 'hono/html';

/** The explanation of the numbers, shown on each page that has them. */
export const proofWords = html`
  <aside class="proof-words" aria-label="What is proved and what is not">
    <p>
      <strong>Proved:</strong> all behaviour of a chart, in every order of events, answers and timers, for the payloads
      and outcomes of its model and under its abstraction.
    </p>
    <p>
      <strong>Not proved:</strong> other payloads, durations, the network and the server, and all machines together.
      Levels 0 and 1 compare a machine with itself. Whether it is correct is decided by the properties, the hand-written
      scenarios, the view (level 2) and the server (level 3).
    </p>
  </aside>
`;
