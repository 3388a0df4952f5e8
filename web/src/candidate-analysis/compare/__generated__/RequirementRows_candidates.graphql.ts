/**
 * @generated SignedSource<<f7033b163151b008eb6b2cd8ef686eff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Importance = "MUST" | "NICE";
export type Verdict = "NO" | "PARTIAL" | "STRONG_YES" | "UNKNOWN" | "WEAK" | "YES";
import type { FragmentRefs } from "relay-runtime";
export type RequirementRows_candidates$data = ReadonlyArray<{
  readonly id: string;
  readonly requirementVerdicts: ReadonlyArray<{
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly explanation: string;
    readonly importance: Importance;
    readonly label: string;
    readonly verdict: Verdict;
  }>;
  readonly " $fragmentType": "RequirementRows_candidates";
}>;
export type RequirementRows_candidates$key = ReadonlyArray<{
  readonly " $data"?: RequirementRows_candidates$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementRows_candidates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RequirementRows_candidates",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequirementVerdict",
      "kind": "LinkedField",
      "name": "requirementVerdicts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importance",
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
          "name": "explanation",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "7c124d8244eb9a55ac8872b3999abbfb";

export default node;
