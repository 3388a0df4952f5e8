import { describe, expect, it } from 'vitest';
import { findEmails } from './findEmails.ts';
import { findUrls } from './findUrls.ts';

describe('findUrls', () => {
  it('finds addresses with and without a protocol', () => {
    expect(findUrls('See https://jane.example/work, www.jane.example and linkedin.com/in/jane.').map(({ text }) => text)).toEqual(
      ['https://jane.example/work', 'www.jane.example', 'linkedin.com/in/jane'],
    );
  });

  it('takes neither the host of an e-mail address nor the name of software for an address', () => {
    expect(findUrls('jane@mail.example, Node.js, ASP.NET, Next.js, resume.pdf')).toEqual([]);
  });
});

describe('findEmails', () => {
  it('finds addresses between other marks', () => {
    expect(findEmails('<o.neil+cv@mail.example.com>•+1 555').map(({ text }) => text)).toEqual(['o.neil+cv@mail.example.com']);
  });
});
