/**
 * @generated SignedSource<<8dc09ed67f1c16d1245c7295b4717125>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopAchievers_project$data = {
  readonly id: string;
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

(node as any).hash = "45cb7fe27eaf65bdd931fa20fbac0566";

export default node;
