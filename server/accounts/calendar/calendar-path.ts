/** The path of calendar files; their tokens follow it. */
export const calendarPath = '/calendar';

/** A path without its token, to be logged. Anybody with the token could read the calendar. */
export const loggablePath = (path: string): string =>
  path.startsWith(`${calendarPath}/`) ? `${calendarPath}/…` : path;
