/**
 * @generated SignedSource<<3ccfb60a6308b45aad5dd2e0592cdb9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Importance = "MUST" | "NICE";
export type RequirementKind = "CERTIFICATION" | "EDUCATION" | "EXPERIENCE" | "LANGUAGE" | "OTHER" | "SKILL" | "SOFT_SKILL";
import type { FragmentRefs } from "relay-runtime";
export type RequirementList_requirements$data = {
  readonly extracted: ReadonlyArray<{
    readonly importance: Importance;
    readonly kind: RequirementKind;
    readonly label: string;
    readonly " $fragmentSpreads": FragmentRefs<"RequirementChip_requirement">;
  }>;
  readonly niceSkills: ReadonlyArray<string>;
  readonly sourceName: string | null | undefined;
  readonly " $fragmentType": "RequirementList_requirements";
};
export type RequirementList_requirements$key = {
  readonly " $data"?: RequirementList_requirements$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementList_requirements">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementList_requirements",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "niceSkills",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExtractedRequirement",
      "kind": "LinkedField",
      "name": "extracted",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequirementChip_requirement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Requirements",
  "abstractKey": null
};

(node as any).hash = "dceff1bd66604091ddb571a69ab35bc3";

export default node;
