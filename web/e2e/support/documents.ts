import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file as a file input takes it. */
export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const samples = path.join(import.meta.dirname, '../../../core/screenings/samples');

/** One of the fictional documents that ship with the product. */
export function sample(name: string): UploadedFile {
  return made(name, readFileSync(path.join(samples, name)));
}

export const jobDescription = () => sample('senior-backend-engineer.docx');

/** One résumé of each format. */
export const resumes = () => [
  sample('maren-solvik.pdf'),
  sample('tobias-achterberg.docx'),
  sample('joaquin-beltran-ruiz.doc'),
  sample('callum-reid-ferris.txt'),
];

export function made(name: string, content: string | Buffer): UploadedFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

const firstNames = ['Anna', 'Boris', 'Clara', 'David', 'Elena', 'Frank', 'Greta', 'Henry', 'Irene', 'Jacob'];
const lastNames = ['Novak', 'Fischer', 'Moreau', 'Larsen', 'Rossi', 'Wagner'];

/** Who {@link plainResume} tells of. */
export function personName(number: number): string {
  return `${firstNames[number % firstNames.length]} ${lastNames[Math.floor(number / firstNames.length)]}`;
}

/** A short résumé of its own for each number from 0 to 59. */
export function plainResume(number: number): UploadedFile {
  const text = `${personName(number)}\nSoftware Engineer\nperson${number}@example.com\n\nSkills\nTypeScript, PostgreSQL, Docker\n`;
  return made(`person-${number}.txt`, text);
}

/** A PDF whose first half alone arrived. */
export function truncatedPdf(): UploadedFile {
  const { buffer } = sample('maren-solvik.pdf');
  return made('truncated.pdf', buffer.subarray(0, Math.floor(buffer.length * 0.4)));
}

/** A PDF that asks for a password: its key fits no empty one. */
export function encryptedPdf(): UploadedFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const id = '43'.repeat(16);
  const trailer = `<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<${id}> <${id}>] >>`;
  return made('locked.pdf', `${body}xref\n0 5\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
}
