import { pathToFileURL } from 'node:url';
import { loadFrom } from './lanehit.js';

export * from './lanehit.js';
export const load = (options) => loadFrom(pathToFileURL(__filename), options);
