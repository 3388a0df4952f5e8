/**
 * @generated SignedSource<<506ffa60731115009f7594c74014a1f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimList_claims$data = ReadonlyArray<{
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
  }>;
  readonly lookedFor: ReadonlyArray<string>;
  readonly text: string;
  readonly " $fragmentType": "ClaimList_claims";
}>;
export type ClaimList_claims$key = ReadonlyArray<{
  readonly " $data"?: ClaimList_claims$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimList_claims">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ClaimList_claims",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EvidenceList_evidence"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lookedFor",
      "storageKey": null
    }
  ],
  "type": "AssessmentClaim",
  "abstractKey": null
};

(node as any).hash = "5093886350a0b3da10b9429669dc0012";

export default node;
