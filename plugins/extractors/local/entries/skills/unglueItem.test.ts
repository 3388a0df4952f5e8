import { describe, expect, it } from 'vitest';
import { areGlued, unglueItem } from './unglueItem.ts';

describe('unglueItem', () => {
  it('parts known skills printed without spaces', () => {
    expect(unglueItem('TypeScriptReactNode.js', false)).toEqual(['TypeScript', 'React', 'Node.js']);
  });

  it('keeps a known name with capitals inside', () => {
    expect(unglueItem('JavaScript', true)).toEqual(['JavaScript']);
  });

  it('parts unknown names only where the section is printed so', () => {
    expect(unglueItem('ExcelZorp quux', false)).toEqual(['ExcelZorp quux']);
    expect(unglueItem('ExcelZorp quux', true)).toEqual(['Excel', 'Zorp quux']);
  });

  it('parts names that meet in lower case', () => {
    expect(unglueItem('SQLPythonpandasExcel', true)).toEqual(['SQL', 'Python', 'pandas', 'Excel']);
  });
});

describe('areGlued', () => {
  it('tells a section printed without spaces from one with ordinary names', () => {
    expect(areGlued(['ReactTypeScript', 'JestCypressPlaywright', 'AWSDocker'])).toBe(true);
    expect(areGlued(['JavaScript, GitHub', 'PostgreSQL'])).toBe(false);
  });
});
