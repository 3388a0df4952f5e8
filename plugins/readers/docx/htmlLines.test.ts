import { describe, expect, it } from 'vitest';
import { damage, seeds } from '../../testing/damage.ts';
import { readHtml } from './htmlLines.ts';

const page =
  '<!DOCTYPE html><html><head><title>x</title><style>p{color:red}</style></head><body><h1>Ada &amp; Co</h1><!-- note --><ul><li>One' +
  '<li>Two <b>bold</b></ul><table><tr><td>2019</td><td style="display:none">secret</td></tr></table><script>let a = "<p>";</script>' +
  '<p style="color:#fff">white</p><a href="https://example.com">link</a><svg><text>drawn</text></svg></body></html>';

function read(html: string) {
  let blocks = 0;
  return readHtml(html, () => ++blocks);
}

const textOf = ({ lines, hidden }: ReturnType<typeof read>) =>
  [...lines.flatMap(({ spans }) => spans), ...hidden].reduce((sum, { text }) => sum + text.length, 0);

describe('readHtml', () => {
  it('shows what a page shows, and keeps apart what it hides', () => {
    const { lines, hidden } = read(page);
    expect(lines.map(({ spans }) => spans.map(({ text }) => text).join(''))).toEqual([
      'Ada & Co',
      'One',
      'Two bold',
      '2019\t',
      'link',
    ]);
    expect(hidden.map(({ text }) => text)).toEqual(['secret', 'white']);
  });

  it('reads damaged pages, and makes no text of its own', () => {
    const bytes = Buffer.from(page);
    for (const seed of seeds) {
      const html = damage(bytes, seed).toString('latin1');
      // A named character may stand for two.
      expect(textOf(read(html)), `seed ${seed}`).toBeLessThanOrEqual(html.length * 2);
    }
  });

  it('takes time in proportion to the page for elements that are never closed, or closed though never opened', () => {
    const deep = `${'<b>'.repeat(100_000)}deep${'</i>'.repeat(100_000)}`;
    expect(read(deep).lines.flatMap(({ spans }) => spans.map(({ text }) => text))).toEqual(['deep']);
  });
});
