/**
 * @generated SignedSource<<a016410b7f33514e25c11c230eb0baa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequirementCategory = "OTHER" | "SOFT" | "TECHNICAL";
import type { FragmentRefs } from "relay-runtime";
export type RequirementChip_requirement$data = {
  readonly category: RequirementCategory;
  readonly confidence: number;
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidencePopover_evidence">;
  }>;
  readonly " $fragmentType": "RequirementChip_requirement";
};
export type RequirementChip_requirement$key = {
  readonly " $data"?: RequirementChip_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementChip_requirement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementChip_requirement",
  "selections": [
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
      "name": "confidence",
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

(node as any).hash = "4f3d0e112e2f139fc7a823b2ab3e3313";

export default node;
