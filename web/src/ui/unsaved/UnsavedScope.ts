/** What was typed and not saved yet within a layer, a form or (the outermost scope) the whole application. Parents count their children's too. */
export class UnsavedScope {
  private readonly pieces = new Set<object>();
  private readonly parent: UnsavedScope | null;

  constructor(parent: UnsavedScope | null) {
    this.parent = parent;
  }

  get dirty(): boolean {
    return this.pieces.size > 0;
  }

  add(piece: object): void {
    this.pieces.add(piece);
    this.parent?.add(piece);
  }

  delete(piece: object): void {
    this.pieces.delete(piece);
    this.parent?.delete(piece);
  }

  /** The user has agreed to lose it all: nobody asks again on the way out. */
  release(): void {
    for (const piece of this.pieces) this.delete(piece);
  }
}

/** The whole application's: what leaving the page would lose. */
export const unsavedWork = new UnsavedScope(null);
