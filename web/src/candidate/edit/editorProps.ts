/** What every editor of a fact gets. `Value` is the JSON that `correctCandidate` takes for the field; null says: unknown. */
export interface EditorProps<Value> {
  label: string;
  initial: Value | null;
  busy: boolean;
  error: string | null;
  onSave: (value: Value | null) => void;
  onCancel: () => void;
}
