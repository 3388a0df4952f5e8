import type { EditorProps } from './editorProps.ts';
import { TextEditor } from './TextEditor.tsx';

/** Several lines of text: the summary. */
export function ParagraphEditor(props: EditorProps<string>) {
  return <TextEditor {...props} multiline />;
}
