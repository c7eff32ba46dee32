import type sampleTexts from './messages/en/sample-flow.json';

type SampleTexts = typeof sampleTexts;

declare module '#messages/keys/message-key.ts' {
  interface Texts extends SampleTexts {}
}
