/**
 * @generated SignedSource<<0a3cd663a22c3962dfbdd1c843baf1e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidenceList_evidence$data = ReadonlyArray<{
  readonly documentId: string;
  readonly end: number;
  readonly start: number;
  readonly " $fragmentSpreads": FragmentRefs<"EvidenceQuote_evidence">;
  readonly " $fragmentType": "EvidenceList_evidence";
}>;
export type EvidenceList_evidence$key = ReadonlyArray<{
  readonly " $data"?: EvidenceList_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EvidenceList_evidence",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EvidenceQuote_evidence"
    }
  ],
  "type": "Evidence",
  "abstractKey": null
};

(node as any).hash = "c6ee665708ec7ae8ff6e128da6ae0732";

export default node;
