// Compresses the answers with messages during the build, so that no server must compress them at its start.
import { storeCompressed } from '#server/platform/http/kept-compression.ts';
import { messageTexts } from '#server/reference-data/messages.ts';

await storeCompressed(messageTexts());
