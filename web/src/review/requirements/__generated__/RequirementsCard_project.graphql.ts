/**
 * @generated SignedSource<<65a6052ff68861823de564086e3cfa73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementsCard_project$data = {
  readonly id: string;
  readonly requirements: {
    readonly education: string | null | undefined;
    readonly experience: string | null | undefined;
    readonly id: string;
    readonly position: string | null | undefined;
    readonly requiredSkills: ReadonlyArray<string>;
    readonly salary: string | null | undefined;
    readonly sourceName: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RequirementLines_requirements" | "RequirementList_requirements">;
  } | null | undefined;
  readonly " $fragmentType": "RequirementsCard_project";
};
export type RequirementsCard_project$key = {
  readonly " $data"?: RequirementsCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsCard_project">;
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
  "name": "RequirementsCard_project",
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
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "experience",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "education",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiredSkills",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourceName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequirementLines_requirements"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequirementList_requirements"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "fcb68391badf7f9236dda1ae8a9c9ffe";

export default node;
