/**
 * @generated SignedSource<<0d1fdeb92efc0cb33e2c93b0cd8459b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Importance = "MUST" | "NICE";
export type RequirementCategory = "OTHER" | "SOFT" | "TECHNICAL";
import type { FragmentRefs } from "relay-runtime";
export type ExtractedChip_requirement$data = {
  readonly category: RequirementCategory;
  readonly confidence: number;
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidencePopover_evidence">;
  }>;
  readonly importance: Importance;
  readonly label: string;
  readonly minYears: number | null | undefined;
  readonly " $fragmentType": "ExtractedChip_requirement";
};
export type ExtractedChip_requirement$key = {
  readonly " $data"?: ExtractedChip_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtractedChip_requirement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExtractedChip_requirement",
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
      "name": "category",
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
      "name": "confidence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minYears",
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
          "name": "EvidencePopover_evidence"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExtractedRequirement",
  "abstractKey": null
};

(node as any).hash = "aa60db615820df79c6b58df321603d66";

export default node;
