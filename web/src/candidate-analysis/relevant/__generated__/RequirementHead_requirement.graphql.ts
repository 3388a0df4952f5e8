/**
 * @generated SignedSource<<2d710c5037f023d3f7e3b654bc274844>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChecklistImportance = "DROPPED" | "MUST" | "NICE";
export type RequirementCategory = "OTHER" | "SOFT" | "TECHNICAL";
export type RequirementKind = "CERTIFICATION" | "EDUCATION" | "EXPERIENCE" | "LANGUAGE" | "OTHER" | "SKILL" | "SOFT_SKILL";
import type { FragmentRefs } from "relay-runtime";
export type RequirementHead_requirement$data = {
  readonly category: RequirementCategory;
  readonly importance: ChecklistImportance;
  readonly kind: RequirementKind;
  readonly knockOut: boolean;
  readonly label: string;
  readonly minYears: number | null | undefined;
  readonly " $fragmentType": "RequirementHead_requirement";
};
export type RequirementHead_requirement$key = {
  readonly " $data"?: RequirementHead_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementHead_requirement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementHead_requirement",
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
      "name": "minYears",
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
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "ChecklistItem",
  "abstractKey": null
};

(node as any).hash = "aa5d9ad2b5362aae63e0a1bd3f2b0142";

export default node;
