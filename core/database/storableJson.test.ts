import { expect, it } from 'vitest';
import { storableJson, storableText } from './storableJson.ts';

it('replaces what PostgreSQL refuses, and keeps every offset', () => {
  expect(storableText('a\0b\ud800c\udc00d😀')).toBe('a\ufffdb\ufffdc\ufffdd😀');
  expect(storableJson({ text: 'x\0', list: ['\udfff'], gone: undefined })).toEqual({ text: 'x\ufffd', list: ['\ufffd'] });
});
