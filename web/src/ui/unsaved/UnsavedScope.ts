/** Unsaved text within a layer, a form or (in the outermost scope) the whole application. Parents include their children's count. */
export class UnsavedScope {
  private readonly pieces = new Set<object>();
  private readonly parent: UnsavedScope | null;
  private readonly onChange: ((dirty: boolean) => void) | undefined;

  /** @param onChange called when something was typed or let go of */
  constructor(parent: UnsavedScope | null, onChange?: (dirty: boolean) => void) {
    this.parent = parent;
    this.onChange = onChange;
  }

  get dirty(): boolean {
    return this.pieces.size > 0;
  }

  add(piece: object): void {
    this.pieces.add(piece);
    this.parent?.add(piece);
    this.onChange?.(this.dirty);
  }

  delete(piece: object): void {
    this.pieces.delete(piece);
    this.parent?.delete(piece);
    this.onChange?.(this.dirty);
  }

  /** The user has agreed to discard everything, so nothing asks again on the way out. */
  release(): void {
    for (const piece of this.pieces) this.delete(piece);
  }
}

/** The scope of the whole application: what leaving the page would discard. */
export const unsavedWork = new UnsavedScope(null);
