/** The props of every fact editor. `Value` is the JSON that `correctCandidate` takes for the field; null means unknown. */
export interface EditorProps<Value> {
  label: string;
  initial: Value | null;
  busy: boolean;
  error: string | null;
  onSave: (value: Value | null) => void;
  onCancel: () => void;
}
