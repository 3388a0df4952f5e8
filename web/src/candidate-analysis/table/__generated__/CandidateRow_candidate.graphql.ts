/**
 * @generated SignedSource<<9536b6ef9381c7cca4b77b12e9ef006e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateRow_candidate$data = {
  readonly displayName: string;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateCell_candidate" | "PaymentEditor_candidate" | "RowActions_candidate">;
  readonly " $fragmentType": "CandidateRow_candidate";
};
export type CandidateRow_candidate$key = {
  readonly " $data"?: CandidateRow_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateRow_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateRow_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateCell_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowActions_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentEditor_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "01ad935a7cc5e86270bbf89112d42993";

export default node;
