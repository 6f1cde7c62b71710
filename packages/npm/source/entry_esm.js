import { loadFrom } from './lanehit.js';

export * from './lanehit.js';
export const load = (options) => loadFrom(import.meta.url, options);
