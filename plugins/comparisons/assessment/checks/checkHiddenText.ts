import type { ConsistencyCheck } from '../../../contract/assessment.ts';
import type { DocumentText } from '../../../contract.ts';

/** Text that a person cannot see, as the reader reported it. It was never extracted or scored. */
export function checkHiddenText(document: DocumentText | null): ConsistencyCheck {
  if (document === null) {
    const text = { en: 'No document to check.', ru: 'Нет документа, проверять нечего.' };
    return { id: 'hidden-text', outcome: 'nothing', text, findings: [], evidence: [] };
  }
  const findings = document.warnings
    .filter(({ code }) => code === 'hidden-text')
    .map(({ page, params }) => {
      const hidden = String(params['text'] ?? '');
      return {
        text: { en: `Hidden text on page ${page ?? 1}: “${hidden}”`, ru: `Скрытый текст на стр. ${page ?? 1}: «${hidden}»` },
        evidence: [],
        lookedFor: [],
      };
    });
  const text =
    findings.length > 0
      ? {
          en: 'The file contains text that a person cannot see. It does not count.',
          ru: 'В файле есть текст, которого не видно. Он не учитывается.',
        }
      : { en: 'No hidden text.', ru: 'Скрытого текста нет.' };
  return { id: 'hidden-text', outcome: findings.length > 0 ? 'found' : 'clear', text, findings, evidence: [] };
}
