/**
 * @generated SignedSource<<f28988fa7e58874cc68f634f7d5075d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateRow_candidate$data = {
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

(node as any).hash = "442853af416be88391a66328cf0f1a50";

export default node;
