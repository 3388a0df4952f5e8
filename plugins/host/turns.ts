/** What waits for a thread. Callers are served in turn, so that nobody waits for more than one task of each other caller. */
export class Turns<Item extends { caller: string }> {
  /** The caller whose turn is next comes first. */
  private readonly waiting = new Map<string, Item[]>();

  get size(): number {
    return this.waiting.size;
  }

  add(item: Item): void {
    const own = this.waiting.get(item.caller);
    if (own === undefined) this.waiting.set(item.caller, [item]);
    else own.push(item);
  }

  /** Takes out the oldest item of the caller whose turn it is. */
  take(): Item | undefined {
    const [next] = this.waiting.values();
    const item = next?.shift();
    if (next === undefined || item === undefined) return undefined;
    this.waiting.delete(item.caller);
    if (next.length > 0) this.waiting.set(item.caller, next);
    return item;
  }

  /** Whether the item was still waiting. */
  remove(item: Item): boolean {
    const own = this.waiting.get(item.caller) ?? [];
    const at = own.indexOf(item);
    if (at < 0) return false;
    own.splice(at, 1);
    if (own.length === 0) this.waiting.delete(item.caller);
    return true;
  }
}
