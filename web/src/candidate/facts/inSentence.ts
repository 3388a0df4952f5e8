/** A label as it reads inside a sentence: "Name" becomes "name"; a name with capitals of its own, such as "LinkedIn", stays. */
export function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=[\p{Ll}-]+(?:[ ,.]|$))/u, (first) => first.toLowerCase());
}
