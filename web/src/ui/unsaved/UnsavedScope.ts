/** Unsaved text within a layer, a form or (in the outermost scope) the whole application. Parents include their children's count. */
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

  /** The user has agreed to discard everything, so nothing asks again on the way out. */
  release(): void {
    for (const piece of this.pieces) this.delete(piece);
  }
}

/** The scope of the whole application: what leaving the page would discard. */
export const unsavedWork = new UnsavedScope(null);
