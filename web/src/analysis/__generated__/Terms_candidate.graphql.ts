/**
 * @generated SignedSource<<ab4d04270e19bae9244fc7daf668f445>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Terms_candidate$data = {
  readonly assessment: {
    readonly availability: {
      readonly " $fragmentSpreads": FragmentRefs<"ClaimList_claims">;
    } | null | undefined;
  } | null | undefined;
  readonly currency: string | null | undefined;
  readonly paymentExpected: number | null | undefined;
  readonly " $fragmentType": "Terms_candidate";
};
export type Terms_candidate$key = {
  readonly " $data"?: Terms_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"Terms_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Terms_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentExpected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Assessment",
      "kind": "LinkedField",
      "name": "assessment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AssessmentClaim",
          "kind": "LinkedField",
          "name": "availability",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ClaimList_claims"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "0ea33f79f3299ca85cb99901167d279a";

export default node;
