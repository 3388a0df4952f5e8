/** A label as written inside a sentence: "Name" becomes "name"; names with further capitals, such as "LinkedIn", stay. */
export function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=[\p{Ll}-]+(?:[ ,.]|$))/u, (first) => first.toLowerCase());
}
