import { describe, expect, it } from 'vitest';
import { extractResume } from '../../facts/extractResume.ts';
import { textDocument } from '../../shared/textDocument.ts';

const jobsOf = (text: string) =>
  extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' }).experience.map(({ value }) => [
    value.company,
    value.position,
    value.start,
    value.end,
  ]);

describe('joinEmployers', () => {
  it('reads positions under an employer whose whole time stands above them', () => {
    expect(
      jobsOf(
        'Ivo Brandt\n\nCareer history\n\nSevern Rail Partnership, Cardiff\t2016 to date\nSenior Project Manager (April 2021 to date)\n- Brought stage 2 into use\n- Negotiated a share\nProject Manager (September 2018 – March 2021)\n- Wrote consents\n\nOakhanger Consulting LLP, Bristol\t2012 – 2015\nPlanning Engineer (October 2012 – December 2015)\n- Programmes for clients\n',
      ),
    ).toEqual([
      ['Severn Rail Partnership', 'Senior Project Manager', '2021-04', null],
      ['Severn Rail Partnership', 'Project Manager', '2018-09', '2021-03'],
      ['Oakhanger Consulting LLP', 'Planning Engineer', '2012-10', '2015-12'],
    ]);
  });
});
