/** Where calendars are fetched; below it are their tokens. */
export const calendarPath = '/calendar';

/** A path as the log may have it: without the token, by which anybody could read a calendar. */
export const loggablePath = (path: string): string =>
  path.startsWith(`${calendarPath}/`) ? `${calendarPath}/…` : path;
