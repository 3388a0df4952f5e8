import { useSyncExternalStore } from 'react';
import type { SendableFile } from './makeBatches.ts';

export type UploadingState = 'waiting' | 'sending' | 'sent' | 'failed';

/** A file being uploaded; `sent` ones stay listed until the screening shows their document. */
export interface UploadingFile extends SendableFile {
  state: UploadingState;
  /** Error code or message when it failed. */
  error: string | null;
}

/** This tab's uploads by screening. They outlive the screens, because the user may navigate while files are uploading. */
const runs = new Map<string, readonly UploadingFile[]>();
const listeners = new Set<() => void>();
const noFiles: readonly UploadingFile[] = [];

export function readRun(screeningId: string): readonly UploadingFile[] {
  return runs.get(screeningId) ?? noFiles;
}

export function addToRun(screeningId: string, files: readonly SendableFile[]): void {
  const added = files.map((file): UploadingFile => ({ ...file, state: 'waiting', error: null }));
  change(screeningId, [...readRun(screeningId), ...added]);
}

export function markFiles(screeningId: string, ids: readonly string[], state: UploadingState, error: string | null = null): void {
  change(
    screeningId,
    readRun(screeningId).map((file) => (ids.includes(file.id) ? { ...file, state, error } : file)),
  );
}

export function dropRun(screeningId: string): void {
  change(screeningId, noFiles);
}

/** The files of a screening that this tab is uploading; the component re-renders on every change. */
export function useUploadRun(screeningId: string): readonly UploadingFile[] {
  return useSyncExternalStore(subscribe, () => readRun(screeningId));
}

function change(screeningId: string, files: readonly UploadingFile[]): void {
  if (files.length > 0) runs.set(screeningId, files);
  else runs.delete(screeningId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
