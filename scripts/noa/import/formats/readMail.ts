import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { Item } from '../found/item.ts';
import type { OpenInside, Origin } from '../found/origin.ts';

/** The attachments of a mail, with its sender. What only belongs to the look of the mail (pictures in its text) is not a document and is left out. */
export async function* readMail(
  bytes: Uint8Array<ArrayBuffer>,
  { label, archived }: Origin,
  openInside: OpenInside,
): AsyncGenerator<Item> {
  let email: Email;
  try {
    email = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' });
  } catch (error) {
    const reason = `The mail cannot be read (${error instanceof Error ? error.message : String(error)}).`;
    return yield { kind: 'failed', label, code: 'CORRUPT', reason };
  }
  const note = describeSender(email);
  const attachments = email.attachments.filter((attachment) => !isDecoration(attachment));
  if (attachments.length === 0)
    return yield { kind: 'skipped', label, code: 'NO_ATTACHMENT', reason: 'The mail has no attachment.' };
  for (const [index, { filename, content }] of attachments.entries()) {
    const fileName = filename ?? `attachment-${index + 1}`;
    const inside = new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content);
    yield* openInside(inside, { label: `${label}: ${fileName}`, fileName, archived, ...(note !== '' && { note }) });
  }
}

function isDecoration({ mimeType, related }: Attachment): boolean {
  return (
    (related === true && mimeType.startsWith('image/')) || /^(text\/calendar|application\/(pgp|pkcs7)-signature)$/.test(mimeType)
  );
}

/** The note for the candidate's activities. Blind review knows it by its first words (core/privacy/mailNote.ts). */
export function describeSender({ from, subject, date }: Pick<Email, 'from' | 'subject' | 'date'>): string {
  const sender = from === undefined ? '' : nameOf(from);
  if (sender === '') return '';
  const lines = [
    `Received by e-mail from ${sender}${date ? ` on ${date.slice(0, 10)}` : ''}.`,
    subject ? `Subject: ${subject}` : '',
  ];
  return lines.filter(Boolean).join('\n');
}

function nameOf({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name);
}
