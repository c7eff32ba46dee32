/** An unanswered request to manage a card. */
export const openRequest = {
  id: 7,
  username: 'jan@linka.example',
  requested: '2026-11-21T08:00:00.000Z',
  answerableUntil: '2026-11-28T08:00:00.000Z',
  state: 'OPEN',
};
