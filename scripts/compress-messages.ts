// Compresses the answers with messages, so that no server has to at its start.
import { keepCompressed } from '#server/platform/http/kept-compression.ts';
import { messageTexts } from '#server/reference-data/messages.ts';

await keepCompressed(messageTexts());
