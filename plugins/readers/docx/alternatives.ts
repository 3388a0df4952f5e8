/** The alternatives that Word 2010 and later draw. */
const known =
  /xmlns:(\w{1,20})="http:\/\/schemas\.microsoft\.com\/office\/(?:word\/20(?:10|12|15|16|18|20|23)\/(?:wordprocessing(?:Shape|Group|Canvas|Drawing)|wordml(?:\/\w{1,20})?)|drawing\/2010\/main)"/g;

/** Decides which alternative of a content is visible: the first that Word knows, else the fallback for older programs. */
export class AlternativeReader {
  private readonly taken: boolean[] = [];
  private prefixes: Set<string> | null = null;

  constructor(private readonly xml: string) {}

  /** Whether the element begins an invisible alternative. */
  skips(name: string, required = ''): boolean {
    if (name === 'AlternateContent') this.taken.push(false);
    if (name !== 'Choice' && name !== 'Fallback') return false;
    const last = this.taken.length - 1;
    if (this.taken[last] === true) return true;
    if (name === 'Choice' && !this.knows(required)) return true;
    if (last >= 0) this.taken[last] = true;
    return false;
  }

  close(name: string): void {
    if (name === 'AlternateContent') this.taken.pop();
  }

  private knows(required: string): boolean {
    this.prefixes ??= new Set(Array.from(this.xml.matchAll(known), ([, prefix = '']) => prefix));
    const prefixes = this.prefixes;
    return required
      .split(/\s+/)
      .filter((prefix) => prefix !== '')
      .every((prefix) => prefixes.has(prefix));
  }
}
