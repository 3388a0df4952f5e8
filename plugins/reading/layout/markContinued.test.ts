import { describe, expect, it } from 'vitest';
import { layPage } from './layPage.ts';
import { row } from './testing/pageWords.ts';

/** The lines of one column, with "+" before those that continue the line above. */
const read = (lines: readonly string[], leading = 12) =>
  layPage(lines.flatMap((text, index) => row(text, 50, 100 + index * leading, index * 20))).map(
    ({ words, continues }) => (continues ? '+ ' : '') + words.map(({ lead, text }) => lead + text).join(''),
  );

const profile = [
  'Nurse with nine years on surgical wards, who likes to teach and',
  'to keep things simple, and who would gladly do both in the same',
  'place for a while, most of all in a team that shares its work and',
  'its worries.',
];

describe('markContinued', () => {
  it('marks the lines of a paragraph that had no room', () => {
    expect(read(profile)).toEqual([profile[0], ...profile.slice(1).map((line) => `+ ${line}`)]);
  });

  it('marks the rest of a name in a narrow column, and no name of its own', () => {
    expect(read(['Skills', 'Stakeholder and', 'supplier care', 'Excel', 'Teamwork', 'Project planning'])).toEqual([
      'Skills',
      'Stakeholder and',
      '+ supplier care',
      'Excel',
      'Teamwork',
      'Project planning',
    ]);
  });

  it('marks nothing below a line that had room for more', () => {
    expect(read([...profile.slice(0, 3), 'and so on', 'in short']).slice(-2)).toEqual(['+ and so on', 'in short']);
  });

  it('marks no row with a label of its own below rows with labels', () => {
    const rows = [
      'Libraries: NumPy, Pandas, FastAPI, Pydantic, Streamlit, Plotly,',
      'Tools: Git, GitHub, Figma, Google Docs, Excel, Docker, Bash, Jira',
      'Languages: English, Finnish and Russian',
    ];
    expect(read(rows)).toEqual(rows);
  });

  it('marks nothing far below', () => {
    expect(read(profile, 30).some((line) => line.startsWith('+'))).toBe(false);
  });
});
