import { describe, expect, it } from 'vitest';
import { presetFileName, readPresetFile, writePresetFile } from './presetFile.ts';

describe('readPresetFile', () => {
  it('reads what was exported, a file of the documented name', () => {
    expect(presetFileName).toBe('noa_weight_presets.json');
    const presets = [{ name: 'Élan <b>', weights: { skills: 0.6, growth: 0.4 } }];
    expect(readPresetFile(writePresetFile(presets))).toEqual({ presets, skipped: 0 });
  });

  it.each(['{"name": "x"}', 'null', '"text"', 'not json', ''])('refuses %j, which is no list', (text) => {
    expect(readPresetFile(text)).toBeNull();
  });

  it('skips entries without usable weights, and leaves an empty name to the server', () => {
    const text = JSON.stringify([
      null,
      3,
      {},
      { name: 'a', weights: [1] },
      { name: 'b', weights: { skills: 'all' } },
      { weights: { skills: 1 } },
    ]);
    expect(readPresetFile(text)).toEqual({ presets: [{ name: '', weights: { skills: 1 } }], skipped: 5 });
  });
});
