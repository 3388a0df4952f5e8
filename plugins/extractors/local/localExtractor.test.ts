import { describe, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { localExtractor } from './localExtractor.ts';

describe('localExtractor', () => {
  for (const { name, run } of conformanceTests(localExtractor)) it(name, run);
});
