/**
 * @generated SignedSource<<928bdc4249366dd25b152c2e4d6dca27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScreeningPhase = "DONE" | "JOB_DESCRIPTIONS" | "PREPARING" | "RESUMES";
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type OverallProgress_screening$data = {
  readonly currentFile: string | null | undefined;
  readonly phase: ScreeningPhase;
  readonly progress: number;
  readonly state: ScreeningState;
  readonly " $fragmentType": "OverallProgress_screening";
};
export type OverallProgress_screening$key = {
  readonly " $data"?: OverallProgress_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverallProgress_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverallProgress_screening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentFile",
      "storageKey": null
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "15d4ce6835cb6adbd5f52ef9f32529a6";

export default node;
