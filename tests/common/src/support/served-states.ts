const served = (ids: Readonly<Record<string, number>>) =>
  Object.entries(ids).map(([name, id]) => ({ id, name, displayName: name }));

/** The answers with the states of a back end that has ids of its own. */
export const servedStates = {
  ticketFareStates: served({ CANCELLED: 21, EXPIRED: 22, ACTIVE: 23, FUTURE: 24 }),
  cardApplicationStates: served({ WAITING_TO_BE_PRINTED: 31, PROCESSED: 32, REJECTED: 33, UNCHECKED_DATA: 34 }),
  cardStates: served({ NOT_ISSUED: 41, ACTIVE: 42, BLOCKED: 43, EXPIRED: 44, IN_PROGRESS: 45, TOKENIZED: 46 }),
};
