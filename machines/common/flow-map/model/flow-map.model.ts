import { broken } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { flowAtHand } from '../flow-map.at-hand.ts';
import { flowMapMachine } from '../flow-map.machine.ts';
import { drawingOf } from './flow-map.samples.ts';

const file = { id: 1, flow: 'attachmentDownload' };
const question = { id: 2, flow: 'confirmation' };
const held = { id: 1, name: 'addTicketFare' };

export const flowMapModel = defineModel(flowMapMachine, {
  inputs: { fresh: undefined },
  cases: {
    watched: {
      none: { machines: [] },
      file: { machines: [file] },
      fileLast: { machines: [question, file] },
      questionLast: { machines: [file, question] },
    },
    choose: { file: { id: 1 }, question: { id: 2 } },
    follow: { plain: {} },
    take: { plain: { step: 'download' } },
    retry: { plain: {} },
    hold: { plain: {} },
    pass: { plain: {} },
    waiting: { none: { held: [] }, one: { held: [held] } },
    letThrough: { plain: { id: 1 } },
    letAllThrough: { plain: {} },
  },
  environment: { watched: 'watchMachines', waiting: 'holdCalls' },
  possible: (event, context) => event.type !== 'xstate.done.actor.readDrawing' || event.output.flow === context.drawn,
  outcomes: {
    watchMachines: {},
    readDrawing: {
      ofFile: { output: drawingOf('attachmentDownload') },
      ofQuestion: { output: drawingOf('confirmation') },
      none: broken,
    },
    holdCalls: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 1000 },
  home: ['drawing.none', 'drawing.shown', 'drawing.failed'],
  invariants: {
    'the drawing belongs to the machine that the map shows': (snapshot) =>
      !snapshot.matches({ drawing: 'shown' }) || snapshot.context.drawing?.flow === flowAtHand(snapshot.context),
    'a machine is chosen exactly in the state "chosen"': (snapshot) =>
      snapshot.matches({ target: 'chosen' }) === (snapshot.context.chosen !== null),
    'the chosen machine is running': ({ context: { chosen, machines } }) =>
      chosen === null || machines.some(({ id }) => id === chosen),
    'no call waits while calls are not held': (snapshot) =>
      !snapshot.matches({ calls: 'passing' }) || snapshot.context.held.length === 0,
  },
  exceptions: {
    noDoubleSubmit: { readDrawing: 'the drawing of another machine is fetched, and the earlier fetch is aborted' },
  },
  scenarios: {
    'LFM-01: the map shows the machine that changed last': {
      input: 'fresh',
      steps: ['watched/fileLast', 'readDrawing=ofFile', 'watched/questionLast'],
      ends: 'target.following drawing.reading calls.passing',
      refuses: ['follow'],
      with: ({ drawn, drawing }) => drawn === 'confirmation' && drawing === null,
    },
    'LFM-01: the map keeps showing the chosen machine when other machines change': {
      input: 'fresh',
      steps: ['watched/questionLast', 'choose/file', 'readDrawing=ofFile', 'watched/questionLast'],
      ends: 'target.chosen drawing.shown calls.passing',
      with: (context) => flowAtHand(context) === 'attachmentDownload',
    },
    'LFM-01: after the chosen machine has ended, the map shows the machine that changed last': {
      input: 'fresh',
      steps: ['watched/questionLast', 'choose/question', 'watched/file'],
      ends: 'target.following drawing.reading calls.passing',
      with: ({ chosen, drawn }) => chosen === null && drawn === 'attachmentDownload',
    },
    'LFM-02: without a drawing no event can be sent, and the drawing can be fetched again': {
      input: 'fresh',
      steps: ['watched/file', 'readDrawing=none', 'retry'],
      ends: 'target.following drawing.reading calls.passing',
      refuses: ['take'],
    },
    'LFM-03: a click sends an event to the machine that the map shows': {
      input: 'fresh',
      steps: ['watched/file', 'readDrawing=ofFile', 'take'],
      ends: 'target.following drawing.shown calls.passing',
      effects: ['takeStep'],
    },
    'LFM-05: a held call can be let through': {
      input: 'fresh',
      steps: ['hold', 'waiting/one', 'letThrough'],
      ends: 'target.following drawing.none calls.holding',
      effects: ['letThrough'],
    },
    'LFM-05: all held calls can be let through together': {
      input: 'fresh',
      steps: ['hold', 'waiting/one', 'letAllThrough'],
      ends: 'target.following drawing.none calls.holding',
      effects: ['letAllThrough'],
    },
    'LFM-05: no call waits any more after calls are no longer held': {
      input: 'fresh',
      steps: ['hold', 'waiting/one', 'pass'],
      ends: 'target.following drawing.none calls.passing',
      refuses: ['letThrough', 'letAllThrough'],
      with: ({ held: waiting }) => waiting.length === 0,
    },
  },
});
