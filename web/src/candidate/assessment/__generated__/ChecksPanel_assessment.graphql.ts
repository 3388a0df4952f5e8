/**
 * @generated SignedSource<<814df7082bc6d6bc83111515bd3c586e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckOutcome = "CLEAR" | "FOUND" | "NOTHING";
export type ConsistencyCheckId = "BARE_SKILLS" | "GAPS" | "HIDDEN_TEXT" | "OVERLAPS" | "YEARS";
import type { FragmentRefs } from "relay-runtime";
export type ChecksPanel_assessment$data = {
  readonly checks: ReadonlyArray<{
    readonly check: ConsistencyCheckId;
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly findings: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ClaimList_claims">;
    }>;
    readonly outcome: CheckOutcome;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ChecksPanel_assessment";
};
export type ChecksPanel_assessment$key = {
  readonly " $data"?: ChecksPanel_assessment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChecksPanel_assessment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChecksPanel_assessment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConsistencyCheck",
      "kind": "LinkedField",
      "name": "checks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "check",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
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
          "concreteType": "AssessmentClaim",
          "kind": "LinkedField",
          "name": "findings",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ClaimList_claims"
            }
          ],
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
  "type": "Assessment",
  "abstractKey": null
};

(node as any).hash = "64d1e149e26263274a157b870fb23856";

export default node;
