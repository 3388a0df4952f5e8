import { describe, expect, it } from 'vitest';
import { parseSkillTable } from './parseSkillTable.ts';

describe('parseSkillTable', () => {
  it('reads names, aliases, parents and neighbours', () => {
    expect(parseSkillTable('# technical | databases\nPostgreSQL = Postgres, постгрес > SQL ~ MySQL')).toEqual([
      {
        name: 'PostgreSQL',
        category: 'technical',
        domain: 'databases',
        spellings: [
          { text: 'PostgreSQL', exact: false, weak: false },
          { text: 'Postgres', exact: false, weak: false },
          { text: 'постгрес', exact: false, weak: false },
        ],
        parents: ['SQL'],
        neighbours: ['MySQL'],
      },
    ]);
  });

  it('reads how a spelling may be recognised, also of the name itself', () => {
    const [entry] = parseSkillTable('# technical | languages\nGo = !?Go, Golang, !GO');
    expect(entry?.name).toBe('Go');
    expect(entry?.spellings).toEqual([
      { text: 'Go', exact: true, weak: true },
      { text: 'Golang', exact: false, weak: false },
      { text: 'GO', exact: true, weak: false },
    ]);
  });

  it('makes children imply the row and siblings its neighbours', () => {
    const entries = parseSkillTable('# other | science\nChromatography < HPLC (ВЭЖХ; !LC)\nKrita > Illustration | Luminar');
    const summary = entries.map(({ name, parents, neighbours }) => ({ name, parents, neighbours }));
    expect(summary).toEqual([
      { name: 'Chromatography', parents: [], neighbours: [] },
      { name: 'HPLC', parents: ['Chromatography'], neighbours: [] },
      { name: 'Krita', parents: ['Illustration'], neighbours: ['Luminar'] },
      { name: 'Luminar', parents: ['Illustration'], neighbours: ['Krita'] },
    ]);
    expect(entries[1]?.spellings.map((spelling) => spelling.text)).toEqual(['HPLC', 'ВЭЖХ', 'LC']);
  });

  it('makes the rows of a marked group neighbours of each other', () => {
    const entries = parseSkillTable('# technical | frameworks ~\nReact\nAngular\n# technical | tools\nVite');
    expect(entries.map((entry) => entry.neighbours)).toEqual([['Angular'], ['React'], []]);
  });

  it('refuses a table without a heading', () => {
    expect(() => parseSkillTable('React')).toThrow("begins with a heading - received 'React'");
    expect(() => parseSkillTable('# technical: React')).toThrow("Bad heading in a skill table: '# technical: React'");
  });
});
