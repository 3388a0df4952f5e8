/**
 * @generated SignedSource<<9eb793f8269730bd222dedda51ac43b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Importance = "MUST" | "NICE";
export type RequirementKind = "CERTIFICATION" | "EDUCATION" | "EXPERIENCE" | "LANGUAGE" | "OTHER" | "SKILL" | "SOFT_SKILL";
export type Verdict = "NO" | "PARTIAL" | "STRONG_YES" | "UNKNOWN" | "WEAK" | "YES";
import type { FragmentRefs } from "relay-runtime";
export type RequirementsTable_candidate$data = {
  readonly mustHaves: {
    readonly knockedOut: boolean;
    readonly met: number;
    readonly total: number;
    readonly unknown: number;
  } | null | undefined;
  readonly requirementVerdicts: ReadonlyArray<{
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly explanation: string;
    readonly importance: Importance;
    readonly kind: RequirementKind;
    readonly knockOut: boolean;
    readonly label: string;
    readonly lookedFor: ReadonlyArray<string>;
    readonly verdict: Verdict;
  }>;
  readonly " $fragmentType": "RequirementsTable_candidate";
};
export type RequirementsTable_candidate$key = {
  readonly " $data"?: RequirementsTable_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsTable_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementsTable_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MustHaves",
      "kind": "LinkedField",
      "name": "mustHaves",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "met",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unknown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "knockedOut",
          "storageKey": null
        }
      ],
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
          "name": "kind",
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
          "name": "knockOut",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookedFor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "cc225a7007b203ee04ae57db9681741b";

export default node;
