/**
 * @generated SignedSource<<76f01fbd1dab4f539a1f4d1627072703>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChecklistImportance = "DROPPED" | "MUST" | "NICE";
export type EducationLevel = "ASSOCIATE" | "BACHELOR" | "DOCTORATE" | "MASTER" | "SECONDARY";
import type { FragmentRefs } from "relay-runtime";
export type ChangedRequirement_requirement$data = {
  readonly after: {
    readonly importance: ChecklistImportance;
    readonly knockOut: boolean;
    readonly label: string;
    readonly level: EducationLevel | null | undefined;
    readonly minYears: number | null | undefined;
  };
  readonly before: {
    readonly importance: ChecklistImportance;
    readonly knockOut: boolean;
    readonly label: string;
    readonly level: EducationLevel | null | undefined;
    readonly minYears: number | null | undefined;
  };
  readonly " $fragmentType": "ChangedRequirement_requirement";
};
export type ChangedRequirement_requirement$key = {
  readonly " $data"?: ChangedRequirement_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedRequirement_requirement">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "level",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedRequirement_requirement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChecklistItem",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChecklistItem",
      "kind": "LinkedField",
      "name": "after",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ChangedRequirement",
  "abstractKey": null
};
})();

(node as any).hash = "2e2f45b90666f382a3f7ecb3838b919c";

export default node;
