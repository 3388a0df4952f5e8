/**
 * @generated SignedSource<<6ae2d0053142f368e15ede5a1785baa0>>
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
export type ChecklistPanel_project$data = {
  readonly id: string;
  readonly requirements: {
    readonly checklist: ReadonlyArray<{
      readonly category: RequirementCategory;
      readonly confidence: number | null | undefined;
      readonly importance: ChecklistImportance;
      readonly key: string;
      readonly kind: RequirementKind;
      readonly knockOut: boolean;
      readonly label: string;
      readonly minYears: number | null | undefined;
    }>;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "ChecklistPanel_project";
};
export type ChecklistPanel_project$key = {
  readonly " $data"?: ChecklistPanel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChecklistPanel_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChecklistPanel_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Requirements",
      "kind": "LinkedField",
      "name": "requirements",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ChecklistItem",
          "kind": "LinkedField",
          "name": "checklist",
          "plural": true,
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
              "name": "confidence",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "b1c1c5a2f798d8abce3e768f984ca8f0";

export default node;
