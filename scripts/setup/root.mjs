import path from 'node:path';

/** The project's folder, two above this file. */
export const root = path.resolve(import.meta.dirname, '..', '..');
