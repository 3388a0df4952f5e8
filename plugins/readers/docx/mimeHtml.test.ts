import { describe, expect, it } from 'vitest';
import { damage, seeds } from '../../testing/damage.ts';
import { htmlOfMime } from './mimeHtml.ts';

const archive = Buffer.from(
  [
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary="part"',
    '',
    '--part',
    'Content-Location: file:///page.htm',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Type: text/html; charset="utf-8"',
    '',
    '<p>Caf=C3=A9 =',
    'Europe</p>',
    '--part--',
  ].join('\r\n'),
);

describe('htmlOfMime', () => {
  it('decodes the page of an archive', () => {
    expect(htmlOfMime(archive)?.trim()).toBe('<p>Café Europe</p>');
  });

  it('answers for damaged archives too, with no more text than they hold', () => {
    for (const seed of seeds) {
      const bytes = damage(archive, seed);
      expect(htmlOfMime(bytes)?.length ?? 0, `seed ${seed}`).toBeLessThanOrEqual(bytes.length);
    }
  });

  it('looks at heads that go on and on only once', () => {
    const endless = Buffer.from(`content-type: text/html${'\n '.repeat(500_000)}`);
    expect(htmlOfMime(endless)).toBeNull();
    expect(htmlOfMime(Buffer.from('content-type: text/html\n'.repeat(100_000)))).toBeNull();
  });
});
