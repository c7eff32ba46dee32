import { timeOffset } from './time-of-run.ts';

// Loaded before a server's own code: it shifts `Date.now` to the time of the run.
const realTime = Date.now;
const offset = timeOffset();
Date.now = () => realTime() + offset;
