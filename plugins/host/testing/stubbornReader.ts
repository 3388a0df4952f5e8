import { definePlugin, type DocumentText, PluginError, type Reader } from '../../contract.ts';

const mark = '\u0001STUBBORN';

/** For tests: a reader that never ends, or that takes all memory, as its document says. */
export const plugin = definePlugin<Reader>({
  id: 'stubborn',
  version: '1',
  kind: 'reader',
  accepts: (head) => new TextDecoder().decode(head).startsWith(mark),
  async read(bytes): Promise<DocumentText> {
    const wish = new TextDecoder().decode(bytes).slice(mark.length + 1);
    if (wish === 'endless') for (;;);
    if (wish === 'greedy') {
      const kept: number[][] = [];
      for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + kept.length));
    }
    throw new PluginError('CORRUPT', 'no wish');
  },
});
