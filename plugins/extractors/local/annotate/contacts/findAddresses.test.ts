import { describe, expect, it } from 'vitest';
import { findEmails, findUrls } from './findAddresses.ts';

describe('findUrls', () => {
  it('ends an address where another begins', () => {
    const found = findUrls('https://ada.example/https://github.com/ada').map(({ text }) => text);
    expect(found).toEqual(['https://ada.example', 'https://github.com/ada']);
  });

  it('finds addresses with and without a protocol', () => {
    expect(findUrls('See https://jane.example/work, www.jane.example and linkedin.com/in/jane.').map(({ text }) => text)).toEqual(
      ['https://jane.example/work', 'www.jane.example', 'linkedin.com/in/jane'],
    );
  });

  it('takes neither the host of an e-mail address nor the name of software for an address', () => {
    expect(findUrls('jane@mail.example, Node.js, ASP.NET, Next.js, resume.pdf')).toEqual([]);
  });

  it('takes no name and no slip of the keyboard for an address', () => {
    expect(findUrls('N.KOWALSKI, Poland.Pin 30-001, nora.kowalski, MOB.NO, B.Tech').map(({ text }) => text)).toEqual([]);
    expect(findUrls('nora.design, kowalski.pl, ковальски.рф').map(({ text }) => text)).toEqual([
      'nora.design',
      'kowalski.pl',
      'ковальски.рф',
    ]);
  });
});

describe('findEmails', () => {
  it('finds addresses between other marks', () => {
    expect(findEmails('<o.neil+cv@mail.example.com>•+1 555').map(({ text }) => text)).toEqual(['o.neil+cv@mail.example.com']);
    expect(findEmails('Email-falk@example.com, email@example.com').map(({ text }) => text)).toEqual([
      'falk@example.com',
      'email@example.com',
    ]);
  });
});
