/**
 * @generated SignedSource<<573b1524c9224ab11589b28ce5401b09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidencePopover_evidence$data = ReadonlyArray<{
  readonly start: number;
  readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
  readonly " $fragmentType": "EvidencePopover_evidence";
}>;
export type EvidencePopover_evidence$key = ReadonlyArray<{
  readonly " $data"?: EvidencePopover_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"EvidencePopover_evidence">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EvidencePopover_evidence",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EvidenceList_evidence"
    }
  ],
  "type": "Evidence",
  "abstractKey": null
};

(node as any).hash = "8fe9979407822c84fd13cbcbff274fdb";

export default node;
