import { legalForms, ownTraders, partnerWords } from '../../../knowledge/words/organisations.ts';

const forms: ReadonlySet<string> = new Set(legalForms);
const traders = new RegExp(`^(?:${ownTraders.join('|')})\\s\\p{Lu}`, 'u');
const partners = /^(?:and|&|et|y|e|i|und|и)\s(\p{L}+)$/u;
const longest = 60;

/** Whether a text closes the name of the firm in front of it: "Ltd" after "Acme Co., ", «ИП Лис А. П.» after «Кафе «Заря», », "and Partners". */
export function closesName(text: string): boolean {
  if (text.length > longest) return false;
  const small = text.toLowerCase();
  return forms.has(small) || traders.test(text) || partnerWords.has(partners.exec(small)?.[1] ?? '');
}
