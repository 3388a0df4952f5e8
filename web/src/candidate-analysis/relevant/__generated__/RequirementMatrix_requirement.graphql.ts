/**
 * @generated SignedSource<<a9c99d157e1990ead026083f6f8c1ed3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChecklistImportance = "DROPPED" | "MUST" | "NICE";
export type RequirementKind = "CERTIFICATION" | "EDUCATION" | "EXPERIENCE" | "LANGUAGE" | "OTHER" | "SKILL" | "SOFT_SKILL";
import type { FragmentRefs } from "relay-runtime";
export type RequirementMatrix_requirement$data = ReadonlyArray<{
  readonly importance: ChecklistImportance;
  readonly key: string;
  readonly kind: RequirementKind;
  readonly label: string;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementHead_requirement">;
  readonly " $fragmentType": "RequirementMatrix_requirement";
}>;
export type RequirementMatrix_requirement$key = ReadonlyArray<{
  readonly " $data"?: RequirementMatrix_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementMatrix_requirement">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RequirementMatrix_requirement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementHead_requirement"
    }
  ],
  "type": "ChecklistItem",
  "abstractKey": null
};

(node as any).hash = "1622a422ffb72865ad08ee828a02a4a6";

export default node;
