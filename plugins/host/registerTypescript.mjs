import { register } from 'node:module';

/** Threads of the source tree (tests, tools) begin with this: tsx registers itself on the main thread only. */
register('./typescriptHooks.mjs', import.meta.url);
