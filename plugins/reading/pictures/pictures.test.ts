import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { damage, seeds } from '../../testing/damage.ts';
import { jpegPicture } from './jpegPicture.ts';
import { picturesPdf } from './picturesPdf.ts';
import { pngPicture } from './pngPicture.ts';

const [width, height] = [40, 30];

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // Nobody looks at the check sum.
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

function png(type: number, channels: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, type, 0, 0, 0], 8);
  const lines = Buffer.alloc((width * channels + 1) * height, 0);
  for (let row = 0; row < height; row++) lines[row * (width * channels + 1)] = row % 5;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const colours = type === 3 ? [chunk('PLTE', Buffer.alloc(12, 7))] : [];
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...colours,
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.alloc(14),
  Buffer.from([0xff, 0xc0, 0, 17, 8, 0, height, 0, width, 3]),
  Buffer.alloc(200, 5),
]);

const samples = { 'grey PNG': png(0, 1), 'PNG with a palette': png(3, 1), 'transparent PNG': png(6, 4), JPEG: jpeg };

describe('pictures of a document', () => {
  it.each(Object.entries(samples))('are known by their size: %s', (_, bytes) => {
    expect(jpegPicture(bytes) ?? pngPicture(bytes)).toMatchObject({ width, height });
  });

  it.each(Object.entries(samples))('are taken or left when damaged, with no more data than their size: %s', (_, bytes) => {
    for (const seed of seeds) {
      const damaged = damage(bytes, seed);
      const picture = jpegPicture(damaged) ?? pngPicture(damaged);
      if (picture === null || picture.width * picture.height > 4_000_000) continue;
      const data = picture.data();
      expect(data.length, `seed ${seed}`).toBeLessThanOrEqual(
        Math.max(damaged.length, picture.width * picture.height * 3 + 1_000),
      );
      expect(picturesPdf([picture]).length).toBeGreaterThan(data.length);
    }
  });
});
