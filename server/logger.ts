import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { loggableError } from './errors/loggable-error.ts';

/** Structured lines on standard output; of an error only what holds no personal data. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: null, serializers: { err: loggableError, error: loggableError } }, destination);
