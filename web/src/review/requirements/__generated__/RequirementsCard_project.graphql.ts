/**
 * @generated SignedSource<<b1674c16ac13710b025831fb1354acc7>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ExtractedRequirements_requirements" | "RequiredSkills_requirements" | "RequirementLines_requirements">;
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
          "name": "RequiredSkills_requirements"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExtractedRequirements_requirements"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "fcc57f66561ef87068cfa54eded0bd9b";

export default node;
