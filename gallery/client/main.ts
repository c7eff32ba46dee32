import { startCopying } from './copy.ts';
import { openLinkedPaths } from './linked-path.ts';
import { startSearch } from './search.ts';
import { startZoom } from './zoom.ts';

startCopying();
openLinkedPaths();
startSearch();
startZoom();
