/**
 * @generated SignedSource<<741b193f6eed440bea58f072574ccea1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecommendationVerdict = "AVERAGE" | "BELOW_AVERAGE" | "EXCELLENT" | "GOOD" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type AssessmentView_assessment$data = {
  readonly concerns: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ClaimList_claims">;
  }>;
  readonly readBy: string | null | undefined;
  readonly recommendation: string;
  readonly strengths: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ClaimList_claims">;
  }>;
  readonly summary: string;
  readonly verdict: RecommendationVerdict;
  readonly " $fragmentSpreads": FragmentRefs<"ChecksPanel_assessment" | "QuestionList_assessment" | "Ratings_assessment">;
  readonly " $fragmentType": "AssessmentView_assessment";
};
export type AssessmentView_assessment$key = {
  readonly " $data"?: AssessmentView_assessment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssessmentView_assessment">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ClaimList_claims"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssessmentView_assessment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verdict",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recommendation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssessmentClaim",
      "kind": "LinkedField",
      "name": "strengths",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssessmentClaim",
      "kind": "LinkedField",
      "name": "concerns",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChecksPanel_assessment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ratings_assessment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionList_assessment"
    }
  ],
  "type": "Assessment",
  "abstractKey": null
};
})();

(node as any).hash = "9cfe8f4639cfb0732cd9b3a0d06cda0d";

export default node;
