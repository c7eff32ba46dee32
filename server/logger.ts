import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { loggableError } from './platform/errors/loggable-error.ts';

/** Logs structured lines to standard output. Of an error it logs only the parts without personal data. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: null, serializers: { err: loggableError, error: loggableError } }, destination);
