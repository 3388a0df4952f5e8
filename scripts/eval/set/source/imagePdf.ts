export interface PageImage {
  jpeg: Buffer;
  /** In pixels. */
  width: number;
  height: number;
  /** 1 for grey, 3 for colour. */
  components: number;
}

const A4 = [595, 842] as const;

/** Reads size and components from a JPEG's frame header. */
export function jpegSize(jpeg: Buffer): { width: number; height: number; components: number } {
  for (let at = 2; at < jpeg.length; ) {
    const [marker, length] = [jpeg[at + 1] ?? 0, jpeg.readUInt16BE(at + 2)];
    if (marker >= 0xc0 && marker <= 0xc3)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7), components: jpeg[at + 9] ?? 1 };
    at += 2 + length;
  }
  throw new Error('The image has no frame header.');
}

/** A PDF that consists only of page images, like the output of a scanner. */
export function imagePdf(pages: readonly PageImage[]): Buffer {
  const objects: Buffer[] = [];
  const add = (head: string, data?: Buffer) =>
    objects.push(data ? Buffer.concat([Buffer.from(`${head}\nstream\n`), data, Buffer.from('\nendstream')]) : Buffer.from(head));
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')}] >>`);
  pages.forEach(({ jpeg, width, height, components }, index) => {
    const first = 3 + index * 3;
    const drawing = Buffer.from(`q ${A4[0]} 0 0 ${A4[1]} 0 0 cm /Scan Do Q`);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4[0]} ${A4[1]}] /Contents ${first + 1} 0 R /Resources << /XObject << /Scan ${first + 2} 0 R >> >> >>`,
    );
    add(`<< /Length ${drawing.length} >>`, drawing);
    add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${components === 3 ? 'DeviceRGB' : 'DeviceGray'} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  });
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, index) => {
    offsets.push(length);
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
