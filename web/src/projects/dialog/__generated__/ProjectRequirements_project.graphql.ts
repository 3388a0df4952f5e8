/**
 * @generated SignedSource<<541b5e18c5b61db949abee5dc1a396c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectRequirements_project$data = {
  readonly internalId: string;
  readonly requirements: {
    readonly createdAt: string;
    readonly education: string | null | undefined;
    readonly experience: string | null | undefined;
    readonly niceSkills: ReadonlyArray<string>;
    readonly requiredSkills: ReadonlyArray<string>;
    readonly salary: string | null | undefined;
    readonly sourceName: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ProjectRequirements_project";
};
export type ProjectRequirements_project$key = {
  readonly " $data"?: ProjectRequirements_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectRequirements_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectRequirements_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Requirements",
      "kind": "LinkedField",
      "name": "requirements",
      "plural": false,
      "selections": [
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
          "name": "niceSkills",
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
          "name": "sourceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "408620f648ce62a7e62db887a1327c4a";

export default node;
