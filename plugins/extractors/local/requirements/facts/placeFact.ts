import type { DocumentText, Fact } from '../../../../contract.ts';
import { fact, oneLine } from '../../shared/evidence.ts';

export function placeFact(document: DocumentText, start: number, end: number, confidence: number): Fact<string> {
  const text = document.text.slice(start, end).replace(/(?<![\s.,;])[\s.,;]+$/u, '');
  return fact(document, oneLine(text), start, start + text.length, Math.round(confidence * 100) / 100);
}
