// Compresses the answers with messages, so that no server has to at its start.
import { keepCompressed } from '../server/http/kept-compression.ts';
import { messageTexts } from '../server/public-data/messages.ts';

await keepCompressed(messageTexts());
