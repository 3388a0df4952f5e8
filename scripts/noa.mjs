#!/usr/bin/env node
/** `npx noa …`: sets a clone up as `npm start` does (on stderr, and only when something is missing), then runs the command line. */
import process from 'node:process';

process.argv.splice(2, 0, 'command', 'dist/server/noa.js');
await import('./setup.mjs');
