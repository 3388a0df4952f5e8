/**
 * @generated SignedSource<<39497a11d967d1231006cba4e06fd389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopAchievers_project$data = {
  readonly id: string;
  readonly internalId: string;
  readonly requirements: {
    readonly requiredSkills: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "TopAchievers_project";
};
export type TopAchievers_project$key = {
  readonly " $data"?: TopAchievers_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopAchievers_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopAchievers_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e56d7136ce99a8cae4dfb9030725397f";

export default node;
